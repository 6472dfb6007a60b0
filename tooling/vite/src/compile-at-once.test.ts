import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileAtOnce } from './compile-at-once.ts';

test('each script begins with the hint, also where Vite lists the files of a later part', async () => {
  const root = mkdtempSync(join(tmpdir(), 'peace-compiled-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'index.html': '<!doctype html><script type="module" src="/main.js"></script>',
    'main.js': `import('./later.js').then(({ later }) => later());`,
    'later.js': `import './later.css'; export const later = () => document.write('later');`,
    'later.css': 'p { color: red }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileAtOnce()],
    build: { write: false },
  });
  const output = 'output' in built ? built.output : [];
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  expect(scripts.some((code) => code.includes('__vite__mapDeps'))).toBe(true);
  expect(scripts.map((code) => code.split('\n')[0])).toEqual(scripts.map(() => '//# allFunctionsCalledOnLoad'));
});
