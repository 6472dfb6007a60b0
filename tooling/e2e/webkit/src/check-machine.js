#!/usr/bin/env node
// Says what this machine lacks for the WebKit journeys; installs nothing.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';

/** @param {string} program */
const inPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/**
 * The bindings belong to the system's Python, whichever other one comes first in the path.
 *
 * @param {string} code
 */
const importable = (code) => spawnSync('/usr/bin/python3', ['-c', code], { stdio: 'ignore' }).status === 0;

const needed = {
  'python3-gi': () => importable('import gi'),
  'gir1.2-webkit2-4.1': () =>
    importable("import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"),
  'webkit2gtk-driver': () => inPath('WebKitWebDriver'),
  xvfb: () => inPath('Xvfb'),
};
const missing = Object.entries(needed).flatMap(([name, isThere]) => (isThere() ? [] : [name]));

if (missing.length > 0) {
  console.error(
    `The WebKit journeys need Debian's (or Ubuntu's) WebKitGTK. Missing here: ${missing.join(', ')}. Install them with

  sudo apt-get install ${Object.keys(needed).join(' ')}`,
  );
  process.exit(1);
}
