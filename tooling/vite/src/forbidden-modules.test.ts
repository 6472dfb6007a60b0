import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { forbiddenModules, refuseForbiddenModules } from './forbidden-modules.ts';

it.each([
  '/tooling/sandbox/src/sandbox.ts',
  '/apps/dev-preview/src/main.tsx',
  '\\apps\\dev-preview\\src\\main.tsx',
  '/apps/borrower-h5/src/screens/order/orders/orders.stories.tsx',
  '/packages/session/src/navigate-external.test.ts',
  '/apps/borrower-h5/src/shared/testing/an-order.ts',
  '/node_modules/eruda/eruda.js',
])('%s may not ship', (path) => {
  expect(forbiddenModules(['/packages/session/src/navigate-external.ts', path], 'borrower-h5')).toHaveLength(1);
});

it('the sandbox’s client may ship in the developers’ app alone, and the sandbox itself nowhere', () => {
  const client = '/tooling/sandbox/src/client/client.ts';
  expect(forbiddenModules([client], 'borrower-h5')).toEqual([client]);
  expect(forbiddenModules([client], 'dev-preview')).toEqual([]);
  expect(forbiddenModules(['/tooling/sandbox/src/sandbox.ts'], 'dev-preview')).toHaveLength(1);
});

/** Builds a page. */
async function built(files: Record<string, string>, mode = 'production') {
  const folder = mkdtempSync(join(tmpdir(), 'peace-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // A checkout may lie in a folder of any name.
  const root = join(folder, 'tooling/apps/peace/apps/borrower-h5');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const plugins = [refuseForbiddenModules()];
  return build({ root, mode, configFile: false, logLevel: 'silent', plugins, build: { write: false } });
}

it('a production build with such a module fails and names it, also where it is loaded later', async () => {
  const page = { 'main.js': "import('./testing/sample.js')", 'testing/sample.js': 'console.log(1)' };
  await expect(built(page)).rejects.toThrow(/These modules may not ship:\n.*\/testing\/sample\.js/);
  await expect(built(page, 'staging')).resolves.toBeDefined();
  await expect(built({ 'main.js': 'console.log(1)' })).resolves.toBeDefined();
});
