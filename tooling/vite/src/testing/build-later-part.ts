import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { onTestFinished } from 'vitest';

/** Builds a page that loads a part with a stylesheet later, and returns the code of its scripts. */
export async function buildLaterPart(plugin: Plugin, { minify = true } = {}): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'peace-later-part-'));
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
    plugins: [plugin],
    build: { write: false, minify },
  });
  const output = 'output' in built ? built.output : [];
  return output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
}
