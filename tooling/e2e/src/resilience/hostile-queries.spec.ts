import { allScreens } from '@peace/screens';
import { HOSTILE_LINKS, HOSTILE_TEXT } from '@peace/sandbox/http/hostile';
import fc from 'fast-check';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';
import { tallied } from './tally.ts';
import { expectSomethingToRead, stringTripwire } from './tripwire.ts';
import { forget } from './watch-page.ts';

/** A new screen is tried from its first day. */
const borrowerPaths = allScreens.map(({ path }) => path);
const SEED = 20_261_120;
const RUNS = 30;
/** So many of them are whole loads; the rest arrive as a change of address inside the page, which is quicker. */
const LOADS = 6;

const names = fc.constantFrom(
  ...`productId orderId orderNo problemId problemType problemSonType source coinciding amount couponId showType payCode
  payCodeImg repayAmount lang from sessionId userId deviceId mobilePhone appName appVersion clientType merchantNumber
  id user_from app_from utm_tag invite_code links_id down_id UC __proto__ constructor`.split(/\s+/),
);
const values = fc.oneof(
  fc.constantFrom(...HOSTILE_LINKS, HOSTILE_TEXT, 'x'.repeat(4000), '0', '1', '-1', '1e400', '7001', '{}', 'null'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
);
/** Written as a browser would, or with what no browser writes: stray per cent signs, halves of characters. */
const queries = fc
  .tuple(
    fc.array(fc.tuple(names, values), { maxLength: 6 }),
    fc.constantFrom('', '%', '%E0%A4%A', '&&==', '%00', '#x=%'),
  )
  .map(([pairs, tail]) => `?${new URLSearchParams(pairs)}${tail}`);

const sampled = (offset: number) => fc.sample(queries, { seed: SEED + offset, numRuns: RUNS });

for (const [index, path] of [...borrowerPaths, '/nowhere'].entries()) {
  test(`hostile queries on ${path}`, async ({ page, context, borrowerOrigin }) => {
    const tripwire = await stringTripwire(context, page, [borrowerOrigin]);
    const cases = sampled(index).map((query, run) => [`${path}${query}`, { query, isLoad: run < LOADS }] as const);
    await tallied({ table: 'hostile queries', row: path }, cases, async ({ query, isLoad }) => {
      if (isLoad) await page.goto(borrowerOrigin + path + query);
      else {
        // Only the app changes the address, and not while React hydrates the page of another one.
        await expectInteractive(page, '#root *');
        await page.evaluate((address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path + query);
      }
      await expectSomethingToRead(page);
      expect(tripwire.take()).toEqual([]);
    });
    await forget(page, borrowerOrigin);
  });
}

for (const [index, hash] of ['', '#/downloadTemplate', '#/agreementTemplate'].entries()) {
  test(`hostile queries on /promotion${hash}`, async ({ page, context, promoOrigin }) => {
    const tripwire = await stringTripwire(context, page, [promoOrigin]);
    const cases = sampled(100 + index).map((query) => [query, query] as const);
    await tallied({ table: 'hostile queries', row: `/promotion${hash}` }, cases, async (query) => {
      await page.goto(`${promoOrigin}/promotion${query.split('#')[0]}${hash}${hash && query}`);
      await page.reload();
      await expectSomethingToRead(page);
      expect(tripwire.take()).toEqual([]);
    });
  });
}
