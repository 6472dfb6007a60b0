import { demanded } from '@peace/sandbox/client';
import type { Page } from 'playwright';
import { openPhone } from '../conditions.ts';
import { table, verdict } from '../markdown.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { goTo, tour, type Weight, weigh } from '../tour.ts';

const title = 'Memory: 200 screen changes in one webview';
const defaultRuns = 1;

/** Until then most of what the heap gains is compiled code: it is counted with it, and kept. */
const warmUp = 100;
const changes = 200;

async function goRound(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) for (const stop of tour) await goTo(page, stop);
}

async function measure({ browser, stage, runs, say }: StagedMeasuring): Promise<string> {
  const rows: (string | number)[][] = [];
  for (let run = 1; run <= runs; run += 1) {
    await demanded(stage.sandbox.client.choose('default'));
    const { page, session, close } = await openPhone(browser, { throttled: false });
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
