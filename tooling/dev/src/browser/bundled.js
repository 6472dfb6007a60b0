import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { cacheFolder, launchOptions } from './launch.js';

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
 * @returns {Promise<import('./launch.js').Browser>}
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

/** No hinting and no subpixel colours: both belong to a screen, and a picture is compared on another machine. */
const flags = ['--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * Launch options for the one browser whose pictures are the same on every machine: the Chromium inside the npm package
 * and no fonts but those in a folder, whatever else is installed.
 *
 * @param {string} fonts a folder with the fonts
 * @returns {Promise<import('playwright').LaunchOptions | undefined>} undefined where that Chromium does not run
 */
export async function drawingLaunchOptions(fonts) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const bundled = await unpackBundled();
  const options = launchOptions({ ...bundled, env: { ...bundled.env, FONTCONFIG_FILE: writeFontConfig(fonts) } });
  return { ...options, args: [...(options.args ?? []), ...flags] };
}

/**
 * @param {string} fonts
 * @returns {string} the file for fontconfig that knows this folder and no other
 */
function writeFontConfig(fonts) {
  const folder = join(cacheFolder, 'drawing');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const places = `<dir>${fonts}</dir><cachedir>${join(folder, 'fonts')}</cachedir>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${places}</fontconfig>\n`,
  );
  return file;
}
