import { isDevRunning, timeDev } from '../dev-server.js';
import { freshClone } from '../fresh-clone.js';
import { table } from '../markdown.js';
import { written } from '../statistics.js';

export const title = 'The developers’ own loop';
export const defaultRuns = 1;
export const needsStage = false;

async function round(browser, note) {
  if (await isDevRunning()) throw new Error('Port 5173 is taken: stop `pnpm dev` first.');
  const clone = await freshClone();
  const pnpm = async (what, ...args) => note(what, await clone.time('pnpm', args));
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

export async function measure({ browser, runs, say }) {
  const measured = new Map();
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
