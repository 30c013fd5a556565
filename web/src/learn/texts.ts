import { extend } from "../texts";

// What only learners read comes with the pages that say it.
await extend({
  de: () => import("./text/de.ftl?raw"),
  en: () => import("./text/en.ftl?raw"),
});
