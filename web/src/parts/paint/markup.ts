import { render, type ComponentChildren } from "preact";

const SVG = "http://www.w3.org/2000/svg";

/** Figures as markup, for what is drawn by hand on the layer of the stage. */
export function markupOf(figures: ComponentChildren): string {
  const host = document.createElementNS(SVG, "svg");
  render(figures, host);
  return host.innerHTML;
}
