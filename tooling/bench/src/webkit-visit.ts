import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Shell } from '@peace/e2e/webkit/shell';
import { startDisplay } from '@peace/e2e/webkit/virtual-display';
import { startWebDriver } from '@peace/e2e/webkit/web-driver';
import { orderButton } from './caller.ts';
import { orderContent } from './order-pages.ts';
import { shortestReported } from './tap.ts';
import { watchButtonIn } from './watch-button.ts';
import { watchLoad } from './watch-load.ts';

/** Milliseconds from navigation start. */
export interface Timed {
  readonly content: number;
  readonly usable: number;
}

/** WebKit, with nothing of a native shell but its window. */
export interface WebKit {
  /** Opens an order's page in a fresh profile. */
  readonly visit: (url: string) => Promise<Timed>;
  readonly stop: () => void;
}

/** What a page is asked with while it loads, so rarely that it does not matter. */
const askEveryMs = 500;

/** tsx names functions by a helper of its own. */
const watching = [
  'globalThis.__name = (named) => named;',
  `(${watchLoad.toString()})(${JSON.stringify(orderContent)});`,
  `(${watchButtonIn.toString()})(${JSON.stringify({ name: orderButton, durationThreshold: shortestReported })});`,
].join('\n');

/** Starts a screen and WebKit's driver. */
export async function startWebKit(): Promise<WebKit> {
  const folder = mkdtempSync(join(tmpdir(), 'peace-webkit-'));
  const script = join(folder, 'watch.js');
  writeFileSync(script, watching);
  const display = await startDisplay();
  const server = await startWebDriver(display.name);
  return {
    visit: async (url) => {
      const shell = await Shell.open(server.origin, 'none', script);
      try {
        await shell.driver.get(url);
        return await untilUsable(shell);
      } finally {
        await shell.close();
      }
    },
    stop: () => {
      server.stop();
      display.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilUsable({ driver }: Shell): Promise<Timed> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const [content, usable] = await driver.executeScript<readonly [number | null, number | null]>(
      'return [seen.content, buttonSeen.usable]',
    );
    if (typeof content === 'number' && typeof usable === 'number') return { content, usable };
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  throw new Error('The page could not be used within a minute.');
}
