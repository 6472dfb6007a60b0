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
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    for (const [ending, copy] of Object.entries(compressedCopies(file, readFileSync(file)))) {
      writeFileSync(file + ending, copy);
    }
  }
}

/**
 * A file's compressed copies by their endings; none where it is too small for them, or of a kind that does not compress.
 *
 * @param {string} name
 * @param {Buffer} content
 * @returns {Record<string, Buffer>}
 */
export function compressedCopies(name, content) {
  if (!compressible.test(name) || content.length < worthwhile) return {};
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { '.br': brotliCompressSync(content, { params: quality }), '.gz': gzipSync(content, { level: 9 }) };
}
