import wireNames from '@peace/api-client/contract/wire-names.json' with { type: 'json' };
import { openPhone } from '../conditions.js';
import { table, verdict } from '../markdown.js';
import { scrollThrough } from '../scroll-through.js';
import { medianOf, written } from '../statistics.js';
import { timeLoad } from '../watch-load.js';

export const title = 'Growth: answers much larger than usual';
export const defaultRuns = 5;

/** A task longer than this is felt; two frames of a 60 Hz screen are not. */
const goal = { longest: 200, frame: 34 };

const repeated = (list, length) => Array.from({ length }, (_, index) => ({ ...list[index % list.length] }));
const { products: bazaar } = wireNames.jointLoginFailure;
const { data: satchel } = wireNames.variant2Envelope;

/** Screens whose answer is made longer on its way to the page. */
const cases = [
  {
    name: 'an order with 500 rows',
    scenario: 'status-174',
    call: '**/loan-details/loan-details?*',
    grow: ({ data: { userOrderDetail } }) => (userOrderDetail.detail = repeated(userOrderDetail.detail, 500)),
    awaited: { text: 'Application date' },
  },
  {
    name: '200 recommended products',
    scenario: 'recommend-list',
    call: '**/gopia/goya/drowns?*',
    grow: ({ [satchel]: data }) => (data[bazaar.name] = repeated(data[bazaar.name], 200)),
    awaited: { text: 'Isla Peso' },
  },
  {
    name: '1 000 complaints',
    scenario: 'complaint-list',
    call: '**/user-problem/problem-list?*',
    grow: ({ data: { tabs } }) =>
      tabs.forEach((tab, index) => {
        const entries = repeated(tab.entries, index === 0 ? 1000 : 500);
        tab.entries = entries.map((entry, id) => ({ ...entry, id: String(id) }));
      }),
    awaited: { text: 'Problem Type' },
  },
  {
    name: 'a plan of 360 instalments',
    scenario: 'confirm-instalments',
    call: '**/loan-confirm/loan-detail-confirm?*',
    grow: ({ data }) => (data.repay_plans = repeated(data.repay_plans, 360)),
    awaited: { text: 'You repay in all' },
  },
];

async function open({ browser, stage }, { scenario, call, grow, awaited }) {
  const { page, session, close } = await openPhone(browser);
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    grow(answer);
    await route.fulfill({ response, json: answer });
  });
  await timeLoad(page, stage.origin + (await stage.sandbox.choose(scenario)), awaited);
  const frames = await scrollThrough(page, session);
  const { longest } = await page.evaluate(() => globalThis.seen);
  await close();
  return { longest, ...frames };
}

export async function measure({ say, runs, ...where }) {
  const measured = cases.map(() => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, each] of cases.entries()) {
      const seen = await open(where, each);
      measured[index].push(seen);
      say(`run ${run}/${runs}  ${each.name}  ${JSON.stringify(seen)}`);
    }
  }
  const rows = cases.map(({ name }, index) => {
    const of = (key) => measured[index].map((one) => one[key]);
    const isMet = medianOf(of('longest')) <= goal.longest && medianOf(of('usual')) <= goal.frame;
    return [name, ...['longest', 'usual', 'worst'].map((key) => written(of(key))), verdict(isMet)];
  });
  return `Opened, then scrolled by a finger. Goal: no task over ${goal.longest} ms, and 95 of 100 frames of the scrolling within
${goal.frame} ms.

${table(['', 'longest task', '95 % of frames within', 'longest frame', 'goal'], rows)}`;
}
