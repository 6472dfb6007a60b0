import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** Processor seconds of each of a browser's renderers, by process id. */
async function renderers(browser: Browser): Promise<ReadonlyMap<number, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
}

/**
 * The renderer that works most while something runs: that of the page that is opened meanwhile. A browser may have begun it
 * before, so as to have one ready.
 */
export async function busiestRenderer<Result>(
  browser: Browser,
  run: () => Promise<Result>,
): Promise<{ readonly pid: number; readonly result: Result }> {
  const before = await renderers(browser);
  const result = await run();
  const worked = [...(await renderers(browser))].map(([id, cpu]) => ({ id, seconds: cpu - (before.get(id) ?? 0) }));
  const [busiest] = worked.sort((one, other) => other.seconds - one.seconds);
  if (!busiest) throw new Error('The browser has no renderer.');
  return { pid: busiest.id, result };
}

/** What a process holds in memory, in megabytes; what it shares with others counts in proportion. */
export function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The kernel does not tell the memory of the process ${pid}.`);
  return Number(kilobytes) / 1000;
}
