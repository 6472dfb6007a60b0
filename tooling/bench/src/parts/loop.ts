import type { Browser } from 'playwright';
import { isDevRunning, timeDev } from '../dev-server.ts';
import { freshClone } from '../fresh-clone.ts';
import { table } from '../markdown.ts';
import type { Measuring, Part } from '../part.ts';
import { written } from '../statistics.ts';

const title = 'The developers’ own loop';
const defaultRuns = 1;

async function round(browser: Browser, note: (what: string, seconds: number) => void): Promise<void> {
  if (await isDevRunning()) throw new Error('Port 5173 is taken: stop `pnpm dev` first.');
  const clone = await freshClone();
  const pnpm = async (what: string, ...args: string[]) => note(what, await clone.time('pnpm', args));
  try {
    await pnpm('`pnpm install`, packages fetched before', 'install', '--frozen-lockfile');
    await pnpm('`pnpm build`, cold', 'build');
    await pnpm('`pnpm build`, cached', 'build');
    clone.forgetBuilds();
    await pnpm('`pnpm test`, cold', 'test');
    await pnpm('`pnpm test`, cached', 'test');
    const { firstPage, change } = await timeDev(clone, browser);
    note('`pnpm dev`, until the first page shows an order', firstPage);
    note('a saved change, until the page shows it', change);
  } finally {
    clone.remove();
  }
}

async function measure({ browser, runs, say }: Measuring): Promise<string> {
  const measured = new Map<string, number[]>();
  for (let run = 1; run <= runs; run += 1) {
    await round(browser, (what, seconds) => {
      measured.set(what, [...(measured.get(what) ?? []), seconds]);
      say(`run ${run}/${runs}  ${what}  ${seconds.toFixed(1)} s`);
    });
  }
  const rows = [...measured].map(([what, seconds]) => [what, written(seconds, 1)]);
  return `\`pnpm bench loop\`: a fresh clone of what is committed, with nothing built or cached; no network or processor is slowed.

${table(['', 'seconds'], rows)}`;
}

export const loop: Part<Measuring> = { title, defaultRuns, measure };
