import { openPhone } from '../conditions.ts';
import { limit, type OrderApp, orderApps, ours, react, svelte, vue } from '../pages.ts';
import type { Part, Stage } from '../stage.ts';
import { medianOf, spread, table, verdict } from '../report.ts';
import { reported, watch } from '../watch.ts';

/** From the navigation to an order, in milliseconds. */
interface Way {
  readonly order: number;
  readonly repayment: number;
}

/** Opens an order from a cold link, taps REPAY as soon as it is painted, and waits for the repayment page. */
async function go({ browser, origin }: Stage, { path }: OrderApp): Promise<Way> {
  const { page, close } = await openPhone(browser);
  await watch(page);
  const [order, repayment] = [reported(page, 'order'), reported(page, 'repayment')];
  const start = Date.now();
  await page.goto(origin + path, { waitUntil: 'commit' });
  const { at, x, y } = await order;
  await page.touchscreen.tap(x, y);
  const end = await repayment;
  await close();
  return { order: at - start, repayment: end.at - start };
}

async function measure(stage: Stage): Promise<string> {
  const ways = new Map<OrderApp, Way[]>(orderApps.map((app) => [app, []]));
  await go(stage, limit);
  for (let run = 1; run <= stage.runs; run += 1) {
    for (const app of orderApps) {
      const way = await go(stage, app);
      ways.get(app)?.push(way);
      stage.log(
        `run ${run}/${stage.runs}  ${app.name}  order ${Math.round(way.order)}  repayment ${Math.round(way.repayment)}`,
      );
    }
  }
  const valuesOf = (app: OrderApp, key: keyof Way) => (ways.get(app) ?? []).map((each) => each[key]);
  const whole = (app: OrderApp) => medianOf(valuesOf(app, 'repayment'));
  const goals = [
    [limit, 1.35],
    [svelte, 0.85],
    [vue, 0.65],
    [react, 0.6],
  ] as const;
  return `A cold link opens an order; REPAY is tapped as soon as it is painted; the end is the repayment page painted with its amount.

${table(
  ['', 'order painted', 'repayment page painted'],
  orderApps.map((app) => [app.name, spread(valuesOf(app, 'order')), spread(valuesOf(app, 'repayment'))]),
)}

${table(
  ['ours, of', 'ratio', 'goal', ''],
  goals.map(([app, goal]) => {
    const ratio = whole(ours) / whole(app);
    return [app.name, ratio.toFixed(2), `≤ ${goal}`, verdict(ratio <= goal)];
  }),
)}`;
}

export const way: Part = { title: 'Way: cold link → order → REPAY → repayment page', defaultRuns: 9, measure };
