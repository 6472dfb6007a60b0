import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { licenseText, licenses, packagesOf } from './licenses.ts';

/** Packages in a folder of their own. */
function installed(packages: Record<string, { license?: string; files?: Record<string, string> }>) {
  const root = mkdtempSync(join(tmpdir(), 'peace-licenses-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, { license, files = {} }] of Object.entries(packages)) {
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  }
  return (path: string) => join(root, 'node_modules', path);
}

it('names each package once, with the text of its licence', () => {
  const at = installed({
    zed: { license: 'MIT', files: { LICENSE: 'Zed may be used.\n' } },
    '@a/b': { license: 'ISC', files: { 'license.md': 'B too, ©.' } },
    unused: { license: 'MIT' },
  });
  const packages = packagesOf([at('zed/index.js'), at('zed/lib/x.js'), `\0${at('@a/b/c.css')}`, '/src/own.ts']);
  expect(packages.map(({ name }) => name)).toEqual(['@a/b', 'zed']);
  const text = licenseText(packages);
  expect(text).toContain('@a/b 1.2.3 (ISC)\n\nB too, ©.');
  expect(text).toContain('zed 1.2.3 (MIT)\n\nZed may be used.');
  expect(text.charCodeAt(0)).toBe(0xfeff);
});

it('knows a licence by the names that its file may have', () => {
  const at = installed({ one: { license: 'MIT', files: { 'MIT-LICENSE.txt': 'MIT © One' } } });
  expect(packagesOf([at('one/a.js')])).toMatchObject([{ text: 'MIT © One' }]);
});

/** Builds a page that uses the package `none`, which brings no licence. */
async function builtWith(mode: string) {
  const root = dirname(installed({ none: { license: 'MIT', files: { 'index.js': 'console.log(1)' } } })('.'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), "import 'none/index.js'");
  const result = await build({ root, mode, logLevel: 'silent', plugins: [licenses()], build: { write: false } });
  return [result].flat().flatMap((each) => ('output' in each ? each.output.map(({ fileName }) => fileName) : []));
}

it('ships nothing without a licence', async () => {
  await expect(builtWith('production')).rejects.toThrow('none has no licence, so it cannot ship.');
  expect(await builtWith('staging')).toContain('licenses.txt');
});
