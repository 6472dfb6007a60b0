import { readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Clone } from './fresh-clone.ts';

const address = 'http://localhost:5173/loanDetail?productId=68174&orderId=8174';
const edited = 'packages/i18n/src/messages/order-details.ts';
const words = "title: 'Order Details'";

const reaches = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Whether other processes use the development servers' ports. */
export const isDevRunning = () => reaches(address);

/**
 * `pnpm dev` in a clone: until an order is on the page, from the command on, and until a changed word is, from the file's
 * change on; in seconds.
 */
export async function timeDev(clone: Clone, browser: Browser): Promise<{ firstPage: number; change: number }> {
  const from = performance.now();
  const seconds = (since: number) => (performance.now() - since) / 1000;
  const dev = clone.start('pnpm', ['dev'], { detached: true });
  const page = await browser.newPage();
  try {
    while (!(await reaches(address)) || !(await reaches('http://localhost:8787/__sandbox/scenario'))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await page.goto(address);
    await page.getByText('Application date').waitFor({ timeout: 120_000 });
    const firstPage = seconds(from);

    const file = join(clone.folder, edited);
    const source = readFileSync(file, 'utf8');
    if (!source.includes(words)) throw new Error(`${edited} no longer says ${words}.`);
    const saved = performance.now();
    writeFileSync(file, source.replace(words, "title: 'Order, edited'"));
    await page.getByRole('heading', { name: 'Order, edited' }).waitFor();
    const change = seconds(saved);
    writeFileSync(file, source);
    return { firstPage, change };
  } finally {
    await page.close();
    // The whole group: turbo, the sandbox and four servers.
    if (dev.pid !== undefined) process.kill(-dev.pid, 'SIGTERM');
    await once(dev, 'exit');
  }
}
