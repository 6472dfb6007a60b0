import type { CDPSession, Page } from 'playwright';

/** Ten screens, and a text that each shows only once its answer is there. */
export const tour: readonly (readonly [path: string, text: string])[] = [
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

/** Goes to an address as a link inside the app does: without loading a page. */
export async function goTo(page: Page, [path, text]: (typeof tour)[number]): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** What a page holds: megabytes, and numbers of nodes and listeners. */
export interface Weight {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects a page's garbage and weighs what is left. */
export async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
