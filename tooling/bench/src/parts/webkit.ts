import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Shell } from '@peace/e2e/webkit/shell';
import { startDisplay } from '@peace/e2e/webkit/virtual-display';
import { startWebDriver } from '@peace/e2e/webkit/web-driver';
import { conditions } from '../conditions.ts';
import { openLine } from '../line/paced-line.ts';
import { limit, type OrderApp, ours } from '../pages.ts';
import { medianOf, spread, table } from '../report.ts';
import type { Part, Stage } from '../stage.ts';
import { screens, watchDocument } from '../watch.ts';

/** From the navigation to an order, in milliseconds. */
interface Way {
  readonly order: number;
  readonly repayment: number;
}

/** How often a page is asked while it loads: so rarely that it does not matter. */
const askEveryMs = 250;

/** tsx names functions by a helper of its own; the page's own console calls are collected for the driver to read. */
const injected = [
  'globalThis.__name = (named) => named;',
  'globalThis.reports = []; console.debug = (text) => reports.push(text);',
  `(${watchDocument.toString()})(${JSON.stringify({ text: screens.order.text, known: screens })});`,
].join('\n');

/** Opens an order through the line in a fresh profile and clicks REPAY as soon as the driver sees it. */
async function go(shell: Shell, url: string): Promise<Way> {
  const untilReported = async (name: string): Promise<number> => {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      const reports = await shell.driver.executeScript<readonly string[]>('return globalThis.reports ?? []');
      const at = Number(reports.find((report) => report.startsWith(`${name} `))?.split(' ')[1]);
      if (at > 0) return at;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
    throw new Error(`WebKit did not paint the ${name} screen within a minute.`);
  };
  const start = Date.now();
  await shell.driver.get(url);
  const order = await untilReported('order');
  const clicked = await shell.driver.executeScript<number>(
    `const button = [...document.querySelectorAll('button, a')].find((each) => each.textContent.trim().startsWith(${JSON.stringify(screens.order.button)}));
    const at = performance.timeOrigin + performance.now();
    button.click();
    return at;`,
  );
  const repayment = await untilReported('repayment');
  // Without the time between the paint and the driver's click, which is the driver's.
  return { order: order - start, repayment: repayment - start - (clicked - order) };
}

async function measure({ origin, runs, log }: Stage): Promise<string> {
  // Ends the bench where WebKit is missing, and says what to install.
  await import('@peace/e2e/webkit/check-machine');
  const folder = mkdtempSync(join(tmpdir(), 'peace-webkit-'));
  const script = join(folder, 'watch.js');
  writeFileSync(script, injected);
  const display = await startDisplay();
  const driver = await startWebDriver(display.name);
  const ways = new Map<OrderApp, Way[]>([
    [limit, []],
    [ours, []],
  ]);
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [app, all] of ways) {
        const line = await openLine(origin, conditions);
        const shell = await Shell.open(driver.origin, 'none', script);
        const way = await go(shell, line.origin + app.path);
        await shell.close();
        line.close();
        all.push(way);
        log(`run ${run}/${runs}  ${app.name}  order ${Math.round(way.order)}  repayment ${Math.round(way.repayment)}`);
      }
    }
  } finally {
    driver.stop();
    display.stop();
    rmSync(folder, { recursive: true });
  }
  const valuesOf = (app: OrderApp, key: keyof Way) => (ways.get(app) ?? []).map((each) => each[key]);
  const ratio = (key: keyof Way) => (medianOf(valuesOf(ours, key)) / medianOf(valuesOf(limit, key))).toFixed(2);
  return `The way in WebKitGTK, without a native shell's messages, through a line of ${conditions.kilobitsPerSecond} kbit/s and ${conditions.roundTripMs} ms between
browser and nginx: packets of 1500 bytes, one handshake, and a start at ten packets. WebKit's processor cannot be slowed.

${table(
  ['', 'order painted', 'repayment page painted'],
  [
    ...[limit, ours].map((app) => [app.name, spread(valuesOf(app, 'order')), spread(valuesOf(app, 'repayment'))]),
    ['ours, of the limit', ratio('order'), ratio('repayment')],
  ],
)}`;
}

export const webkit: Part = { title: 'WebKit', defaultRuns: 5, measure };
