/**
 * Removes from node_modules what no program of this machine reads: a third of an installation. `npm ci` runs it (`postinstall`), and so does the
 * Dockerfile. JavaScript for Node 20, because npm may run on that.
 *
 *     node release/lighten.js
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const unused = [
  // ONNX Runtime for other systems.
  new RegExp(String.raw`/onnxruntime-node/bin/napi-v\d+/(?!${process.platform}/${process.arch}$)\w+/\w+$`),
  // Headers of Node: only add-ons that are compiled here would need them, and none is.
  /\/node\/node_modules\/node-[\w-]+\/include$/,
  // vision/src/ocr/wasm-tesseract-files.ts opens one build of Tesseract, and one version of each language.
  /\/tesseract\.js-core\/tesseract-core(?!-simd-lstm\.(?:js|wasm)$)[^/]*$/,
  /\/@tesseract\.js-data\/\w+\/4\.0\.0$/,
  // Other builds than those that are imported.
  /\/docx\/dist\/[\w-]+\.(?:iife\.js|umd\.cjs)$/,
  /\/gpt-tokenizer\/(?:cjs|data|src)$/,
  // For debuggers of packages.
  /\.map$/,
  // Declarations and sources in TypeScript: without the packages for development nobody compiles, and Node runs no TypeScript of a package.
  ...(existsSync(join(root, 'node_modules/vitest')) ? [] : [/\.[cm]?ts$/]),
];

lighten('node_modules');

/** @param folder relative to the root, with `/` on every system */
function lighten(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (unused.some((pattern) => pattern.test(path))) rmSync(join(root, path), { recursive: true, force: true });
    else if (entry.isDirectory()) lighten(path);
  }
}
