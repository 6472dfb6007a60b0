import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { lateStyles } from './late-styles.ts';

test('a part’s styles are put into the body, where WebKit draws new elements before they have loaded', async () => {
  const root = mkdtempSync(join(tmpdir(), 'peace-late-styles-'));
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
    plugins: [lateStyles()],
    build: { write: false, minify: false },
  });
  const output = 'output' in built ? built.output : [];
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  expect(code).toContain('document.body.appendChild(link)');
  expect(code).not.toContain('document.head');
});
