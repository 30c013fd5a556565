import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(js|css|html|svg|json|txt)$/;
const LARGEST_SHARE = 0.95;

/** The packed forms of a file by suffix; a form that hardly saves anything is left out. */
export function packedForms(plain: Buffer): Map<string, Buffer> {
  const brotli = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  const forms: [string, Buffer][] = [
    [".br", brotli],
    [".gz", gzipSync(plain, { level: 9 })],
  ];
  return new Map(forms.filter(([, form]) => form.length <= LARGEST_SHARE * plain.length));
}

/** Writes packed forms beside the files of the build; the server chooses among them. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORTH.test(name)) continue;
        const file = join(folder, name);
        for (const [suffix, form] of packedForms(readFileSync(file)))
          writeFileSync(file + suffix, form);
      }
    },
  };
}
