import { demanded } from '@peace/sandbox/client';
import type { CDPSession, Page } from 'playwright';
import { openPhone } from '../conditions.ts';
import { table, verdict } from '../markdown.ts';
import type { Part, StagedMeasuring } from '../part.ts';

const title = 'Memory: 200 screen changes in one webview';
const defaultRuns = 1;

/** Ten screens, and a text that each shows only once its answer is there. */
const tour: readonly (readonly [path: string, text: string])[] = [
  ['/loanDetail?productId=68174&orderId=8174', 'Application date'],
  ['/repay?productId=68401&orderId=8401', 'Payment Method'],
  ['/order', 'Salapi Lane'],
  ['/loanConfirm?productId=301', 'You repay in all'],
  ['/newLoanConfirm?productId=305', 'Get my money'],
  ['/complaint?orderId=7001', 'Collection'],
  ['/complaintList', 'Problem Type'],
  ['/complainDetails?problemId=5001', 'Being processed'],
  ['/bindBank?productId=101', 'Account name'],
  ['/recommendList', 'Isla Peso'],
];

/** Until then most of what the heap gains is compiled code: it is counted with it, and kept. */
const warmUp = 100;
const changes = 200;

/** Goes to an address as a link inside the app does: without loading a page. */
async function visit(page: Page, [path, text]: (typeof tour)[number]): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

async function goRound(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) for (const stop of tour) await visit(page, stop);
}

/** What the page holds: megabytes, and numbers of nodes and listeners. */
interface Weight {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function measure({ browser, stage, runs, say }: StagedMeasuring): Promise<string> {
  const rows: (string | number)[][] = [];
  for (let run = 1; run <= runs; run += 1) {
    await demanded(stage.sandbox.client.choose('default'));
    const { page, session, close } = await openPhone(browser, { throttled: false });
    await session.send('Performance.enable');
    await page.goto(stage.origin + (tour[0]?.[0] ?? ''));
    await goRound(page, warmUp / tour.length);
    const before = await weigh(session);
    await goRound(page, changes / tour.length);
    const after = await weigh(session);
    await close();
    say(`run ${run}/${runs}  ${JSON.stringify({ before, after })}`);
    const row = (when: string, { heap, nodes, listeners }: Weight, ...rest: string[]) => [
      when,
      heap.toFixed(2),
      nodes,
      listeners,
      ...rest,
    ];
    const growth = (after.heap / before.heap - 1) * 100;
    rows.push(row(`run ${run}, before`, before, '', ''));
    rows.push(row(`after ${changes} more`, after, `${growth.toFixed(1)} %`, verdict(growth <= 10)));
  }
  return `A tour of ${tour.length} screens without reloading: ${warmUp} changes to warm up, garbage collected, ${changes} more, collected again. Goal: the heap within
10 % of what it was.

${table(['', 'heap, MB', 'nodes', 'listeners', 'growth', 'goal'], rows)}`;
}

export const memory: Part = { title, defaultRuns, measure };
