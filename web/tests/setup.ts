// Tests change the language without asking for its texts.
if ("document" in globalThis) {
  const { load } = await import("../src/texts");
  await load("de");
  await load("en");
}

export {};
