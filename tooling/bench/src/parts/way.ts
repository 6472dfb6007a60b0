import { setTimeout as sleep } from 'node:timers/promises';
import { openPhone } from '../conditions.ts';
import { limit, type OrderApp, orderApps } from '../pages.ts';
import type { Part, Stage } from '../stage.ts';
import { reported, watch } from '../watch.ts';
import { measureWays, reportOfWays, type Way } from '../ways.ts';

/** Opens an order from a cold link, taps REPAY, and waits for the repayment page. */
async function go({ browser, origin }: Stage, { path }: OrderApp, tapAtMs: number): Promise<Way> {
  const { page, close } = await openPhone(browser);
  await watch(page);
  const [order, repayment] = [reported(page, 'order'), reported(page, 'repayment')];
  // Its failure is that of the order, if there is none.
  repayment.catch(() => undefined);
  const start = Date.now();
  await page.goto(origin + path, { waitUntil: 'commit' });
  const { at, x, y } = await order;
  await sleep(start + tapAtMs - Date.now());
  const tappedAt = Date.now();
  await page.touchscreen.tap(x, y);
  const end = await repayment;
  await close();
  return { order: at - start, tap: tappedAt - start, repayment: end.at - start };
}

async function measure(stage: Stage): Promise<string> {
  // The browser's first page is slower than all that follow.
  await go(stage, limit, 0);
  const ways = await measureWays({ ...stage, apps: orderApps, go: (app, tapAtMs) => go(stage, app, tapAtMs) });
  return `A cold link opens an order; REPAY is tapped as soon as it is painted, or so long after the link was opened; the end is the repayment
page painted with its amount. The backend takes as long for each response as the row says.

${reportOfWays(ways)}`;
}

export const way: Part = { title: 'Way: cold link → order → REPAY → repayment page', defaultRuns: 7, measure };
