import { extend } from "../../texts";

// What only the days of a siege say comes with them.
await extend({
  de: () => import("./siege-de.ftl?raw"),
  en: () => import("./siege-en.ftl?raw"),
});
