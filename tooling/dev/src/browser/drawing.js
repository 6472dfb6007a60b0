import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackBundled } from './bundled.js';
import { launchOptions } from './launch.js';
import { cacheFolder } from './record.js';

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
