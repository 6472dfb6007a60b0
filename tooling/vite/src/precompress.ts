import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:html|js|css|svg|json|txt|xml)$/;
/** Below this a compressed response is no smaller on the wire. */
const worthwhile = 512;

/**
 * Writes a `.br` and a `.gz` beside each file of the build, at the highest level: done once here instead of on each
 * request. Last of all plugins, when others have written their pages.
 */
export function precompress(): Plugin {
  return {
    name: 'peace:precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressAll(dir) },
  };
}

function compressAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    for (const [ending, copy] of Object.entries(compressedCopies(file, readFileSync(file)))) {
      writeFileSync(file + ending, copy);
    }
  }
}

/** A file's compressed copies by their endings; none where it is too small for them, or of a kind that does not compress. */
export function compressedCopies(name: string, content: Buffer): Record<string, Buffer> {
  if (!compressible.test(name) || content.length < worthwhile) return {};
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { '.br': brotliCompressSync(content, { params: quality }), '.gz': gzipSync(content, { level: 9 }) };
}
