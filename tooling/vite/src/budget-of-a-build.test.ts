import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { budget, budgetName } from './budget.ts';

let root: string;
const write = (files: Record<string, string>) =>
  Object.entries(files).forEach(([name, text]) => writeFileSync(join(root, name), text));

const limits = {
  pages: { 'index.html': { html: 1 } },
  routes: { index: { js: 3, css: 0, requests: 2 }, pay: { js: 3, css: 1, requests: 4 } },
};
const long = randomBytes(2000).toString('hex');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'peace-budget-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/**
 * Builds a page with one route.
 *
 * @returns what the build says of its budget, a fault each
 */
async function faultsOf(given: typeof limits): Promise<string[]> {
  write({ [budgetName]: JSON.stringify(given) });
  const message = await build({ root, configFile: false, logLevel: 'silent', plugins: [budget()] }).then(
    () => '',
    (error) => String(error.message),
  );
  return message.split('\n').flatMap((line) => /^ {2}((?:pages|routes), .*)/.exec(line)?.[1] ?? []);
}

test('a build that breaks a budget ends, and says by which part', async () => {
  write({
    'index.html': '<!doctype html><script type="module" src="/main.js"></script>',
    'main.js': `import('./pay.route.tsx').then(({ pay }) => pay());`,
    'pay.route.tsx': `import './pay.css'; export const pay = () => document.write('pay');`,
    'pay.css': 'p { color: red }',
  });
  expect(await faultsOf(limits)).toEqual([]);

  write({
    'index.html': `<!doctype html><p>${long}</p><script type="module" src="/main.js"></script>`,
    'pay.route.tsx': `import './pay.css'; export const pay = () => document.write('${long}');`,
    'pay.css': `p { --long: '${long}' }`,
  });
  const size = String.raw`\d\.\d`;
  const grown = (what: string, part: string) =>
    expect.stringMatching(
      new RegExp(
        `^${what}, \\d+ bytes more than its \\d \\(grown: ${part} ${size}, was ${size}\\); to allow it, enter [\\d.]+$`,
      ),
    );
  expect(await faultsOf(limits)).toEqual([
    grown(`pages, index.html: ${size} kB of html`, 'markup'),
    grown(`routes, pay: ${size} kB of js`, 'assets/pay.route-.{8}.js'),
    grown(`routes, pay: ${size} kB of css`, 'assets/pay-.{8}.css'),
  ]);

  const roomy = { ...limits, pages: { 'index.html': { html: 5 } } };
  roomy.routes = { ...limits.routes, pay: { js: 8, css: 5, requests: 3 } };
  expect(await faultsOf(roomy)).toEqual([
    expect.stringMatching(
      /^routes, pay: 4 requests, 1 more than its 3 \(the page, assets\/index-.*\.css\); to allow it, enter 4$/,
    ),
  ]);
});

test('a release that breaks a budget is built, prints all sizes, and says so', async () => {
  vi.stubEnv('VITE_RELEASE', '1');
  const [warn, info] = [vi.fn(), vi.fn()];
  const customLogger = { ...createLogger('silent'), warn, info };
  write({ [budgetName]: JSON.stringify({ ...limits, pages: { 'index.html': { html: 0.1 } } }) });
  await build({ root, configFile: false, customLogger, plugins: [budget()] });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('pages, index.html:'));
  const sizes =
    /^pages, index\.html: \d\.\d kB of html\n(?:.*\n)*routes, pay: \d\.\d kB of js, \d\.\d kB of css, \d requests$/;
  expect(info).toHaveBeenCalledWith(expect.stringMatching(sizes));
});
