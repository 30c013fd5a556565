import { extend } from "../texts";

// What only the page about oneself says comes with it.
await extend({
  de: () => import("./text/de.ftl?raw"),
  en: () => import("./text/en.ftl?raw"),
});
