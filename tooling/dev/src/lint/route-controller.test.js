import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { missingController } from './route-controller.js';

const source = fileURLToPath(new URL('../../../../apps/borrower-h5/src', import.meta.url));
const routes = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.route.tsx'));

it('every route binds the controller of its own name', () => {
  expect(routes.length).toBeGreaterThan(20);
  const missing = routes.map((file) => [file, missingController(join(source, file))]).filter(([, lacks]) => lacks);
  expect(missing).toEqual([]);
});

describe('planted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'route-controller-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['no controller', 'screenRoute({ useController: () => ({}), View });', './use-orders'],
    ['one of another name', "import { usePage } from './use-page.ts';\nscreenRoute({});", './use-orders'],
    ['its own', "import { useOrders } from './use-orders.tsx';\nscreenRoute({});", null],
    ['made elsewhere', "import { staticTextRoute } from '#features/help/static-text.route.tsx';", null],
  ])('%s', (_what, text, lacks) => {
    const file = join(folder, 'orders.route.tsx');
    writeFileSync(file, `${text}\n`);
    expect(missingController(file)).toBe(lacks);
  });
});
