import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|txt|xml)$/;
/** Below this a compressed answer is no smaller on the wire. */
const worthwhile = 512;

/**
 * Writes a `.br` and a `.gz` beside each file of the build, at the highest level: done once here instead of on each
 * request. Last of all plugins, when others have written their pages.
 *
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  return {
    name: 'peace:precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressAll(dir) },
  };
}

/** @param {string} folder */
function compressAll(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    compress(join(entry.parentPath, entry.name));
  }
}

/**
 * Writes a file's compressed copies, unless it is too small for them.
 *
 * @param {string} file
 */
export function compress(file) {
  const content = readFileSync(file);
  if (content.length < worthwhile) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
