import { demanded } from '@peace/sandbox/client';
import type { Locator } from 'playwright';
import { openPhone } from '../conditions.ts';
import { table, verdict } from '../markdown.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { untilReactDrives } from '../react-drives.ts';
import { medianOf, written } from '../statistics.ts';
import { type TapScript, tapScripts } from '../tap-scripts.ts';
import { timeTap, watchTaps } from '../tap.ts';

const title = 'Taps: from the finger to the next paint';
const defaultRuns = 5;

const goal = 100;

/** Performs one script and hands each tap's time to `note`. */
async function perform(
  { browser, stage }: StagedMeasuring,
  { scenario, act }: TapScript,
  note: (name: string, milliseconds: number) => void,
): Promise<void> {
  const { client } = stage.sandbox;
  const { page, close } = await openPhone(browser);
  await watchTaps(page);
  await page.goto(await stage.enter(scenario));
  const tap = async (name: string, target: Locator) => {
    await untilReactDrives(target);
    // Else an answer may lead to another page before the tap's time was read.
    await demanded(client.setLatency(3000));
    note(name, await timeTap(target));
    await demanded(client.clearLatency());
  };
  await act({ page, tap, sandbox: client });
  await close();
}

async function measure(given: StagedMeasuring): Promise<string> {
  const { say, runs } = given;
  const measured = new Map<string, number[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const script of tapScripts) {
      await perform(given, script, (name, milliseconds) => {
        const key = `${script.screen}: ${name}`;
        measured.set(key, [...(measured.get(key) ?? []), milliseconds]);
        say(`run ${run}/${runs}  ${key}  ${milliseconds} ms`);
      });
    }
  }
  return `Real touches; the longest event of each as the browser's event timing tells it, in steps of 8 ms, 16 or less as 16.
Goal: below ${goal} ms.

${table(
  ['', 'response', 'goal'],
  [...measured].map(([name, values]) => [name, written(values), verdict(medianOf(values) < goal)]),
)}`;
}

export const taps: Part = { title, defaultRuns, measure };
