import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { cacheFolder } from './record.js';

function hasSystemLibraries() {
  try {
    return execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return false;
  }
}

/**
 * The Chromium that comes inside an npm package, unpacked into the cache folder together with the shared libraries
 * and the font that a bare machine lacks.
 *
 * @returns {Promise<import('./record.js').Browser>}
 */
export async function unpackBundled() {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  const folder = join(cacheFolder, 'bundled');
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder, which other users and other versions share: give it a private one.
  const shared = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packed, part));
    }
  } finally {
    if (shared === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = shared;
  }
  return {
    name: 'bundled (@sparticuz/chromium)',
    executablePath: join(folder, 'chromium'),
    env: {
      ...(hasSystemLibraries() ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}
