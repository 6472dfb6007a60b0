import { orderStatuses } from '@peace/api-client/contract/order/order-status';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['apps', 'packages'].flatMap((group) =>
  readdirSync(`${root}${group}`).flatMap((name) =>
    readdirSync(`${root}${group}/${name}/src`, { encoding: 'utf8', recursive: true }).map((file) => ({
      path: `${root}${group}/${name}/src/${file}`,
      owner: name,
      /** Of the folder that groups screens: `order` of `screens/order/orders/…`. */
      area: /^screens\/([^/]+)\/[^/]+\/[^/]+$/.exec(file)?.[1],
    })),
  ),
);
const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));
const screens = files.filter(({ path }) => /\/src\/screens\/.*-screen\.tsx$/.test(path));

it.each(stories)('$path is in the sidebar where it is in the house', ({ path, owner, area = '[a-z-]+' }) => {
  const [, title] = /^(?: {2}|const meta = { )title: '([^']+)'/m.exec(readFileSync(path, 'utf8')) ?? [];
  expect(title).toMatch(new RegExp(`^${owner}(?:/${area})?(?:/[A-Z][^/]*){1,2}$`));
});

const dayFirst =
  /['"`>][^'"`\n]*\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

it.each(files.filter(({ path }) => /\.stories\.tsx$|\/testing\/.*\.(?:tsx?|svg)$/.test(path)))(
  '$path has sample sentences as lenders in the Philippines write them',
  ({ path }) => {
    const source = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
    expect(dayFirst.exec(source)?.[0]).toBeUndefined();
    // Lenders with names of their own are one: `aCompany`.
    expect(/(?:Sample|Halimbawa|Bayani) Lending/.exec(source)?.[0]).toBeUndefined();
  },
);

it.each(screens)('$path has stories beside it', ({ path }) => {
  expect(existsSync(path.replace(/\.tsx$/, '.stories.tsx'))).toBe(true);
});

const statusStories = `${root}apps/borrower-h5/src/screens/order/order-details/order-details-statuses.stories.tsx`;

it.each(orderStatuses)('an order of status $code has a story', ({ code }) => {
  expect(readFileSync(statusStories, 'utf8')).toMatch(new RegExp(`^export const \\w+${code}(?::| )`, 'm'));
});
