import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Shell } from '@peace/e2e/webkit/shell';
import { startDisplay } from '@peace/e2e/webkit/virtual-display';
import { startWebDriver } from '@peace/e2e/webkit/web-driver';
import { conditions } from '../conditions.ts';
import { openLine } from '../line/paced-line.ts';
import { limit, ours } from '../pages.ts';
import type { Part, Stage } from '../stage.ts';
import { screens, watchDocument } from '../watch.ts';
import { measureWays, reportOfWays, type Way } from '../ways.ts';

/** How often a page is asked while it loads: so rarely that it does not matter. */
const askEveryMs = 250;

/** tsx names functions by a helper of its own. The tab's console calls are collected for the driver to read. */
const injected = (tapAtMs: number) =>
  [
    'globalThis.__name = (named) => named;',
    "console.debug = (text) => sessionStorage.setItem('bench', `${sessionStorage.getItem('bench') ?? ''}\\n${text}`);",
    `(${watchDocument.toString()})(${JSON.stringify({ text: screens.order.text, known: screens, tapAtMs })});`,
  ].join('\n');

/** Opens an order in a fresh profile. The page taps REPAY by itself: the driver would be late. */
async function go({ driver }: Shell, url: string): Promise<Way> {
  const start = Date.now();
  await driver.executeScript('location.href = arguments[0]', url);
  while (Date.now() < start + 60_000) {
    const reports = await driver
      .executeScript<string | null>("return location.protocol === 'http:' ? sessionStorage.getItem('bench') : null")
      // The page has just been left.
      .catch(() => null);
    const at = (name: string) =>
      Number(new RegExp(`^${name} (\\d+)`, 'm').exec(reports ?? '')?.[1] ?? Number.NaN) - start;
    const way = { order: at('order'), tap: at('tap'), repayment: at('repayment') };
    if (!Number.isNaN(way.repayment)) return way;
    await sleep(askEveryMs);
  }
  throw new Error('WebKit did not paint the repayment page within a minute.');
}

async function measure({ origin, runs, log, setBackendMs }: Stage): Promise<string> {
  // Ends the bench where WebKit is missing, and says what to install.
  await import('@peace/e2e/webkit/check-machine');
  const folder = mkdtempSync(join(tmpdir(), 'peace-webkit-'));
  const display = await startDisplay();
  const driver = await startWebDriver(display.name);
  try {
    const ways = await measureWays({
      apps: [limit, ours],
      runs,
      log,
      setBackendMs,
      go: async (app, tapAtMs) => {
        const script = join(folder, `watch-${tapAtMs}.js`);
        writeFileSync(script, injected(tapAtMs));
        const line = await openLine(origin, conditions);
        const shell = await Shell.open(driver.origin, 'none', script);
        const way = await go(shell, line.origin + app.path);
        await shell.close();
        line.close();
        return way;
      },
    });
    const goals = [
      [limit, 'order', 1.3],
      [limit, 'repayment', 1.35],
    ] as const;
    return `The way in WebKitGTK, without a native shell's messages, through a line of ${conditions.kilobitsPerSecond} kbit/s and ${conditions.roundTripMs} ms between
browser and nginx: packets of 1500 bytes, one handshake, and a start at ten packets, as a phone's line has it and Chromium's throttle
has not. WebKit's processor cannot be slowed.

${reportOfWays(ways, goals)}`;
  } finally {
    driver.stop();
    display.stop();
    rmSync(folder, { recursive: true });
  }
}

export const webkit: Part = { title: 'WebKit: what iPhones get', defaultRuns: 5, measure };
