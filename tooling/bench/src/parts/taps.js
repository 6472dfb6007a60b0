import { openPhone } from '../conditions.js';
import { table, verdict } from '../markdown.js';
import { untilReactDrives } from '../react-drives.js';
import { medianOf, written } from '../statistics.js';
import { tapScripts } from '../tap-scripts.js';
import { timeTap, watchTaps } from '../tap.js';

export const title = 'Taps: from the finger to the next paint';
export const defaultRuns = 5;

const goal = 100;

/** Performs one script and hands each tap's time to `note`. */
async function perform({ browser, stage: { origin, sandbox } }, { scenario, act }, note) {
  const { page, close } = await openPhone(browser);
  await watchTaps(page);
  await page.goto(origin + (await sandbox.choose(scenario)));
  const tap = async (name, target) => {
    await untilReactDrives(target);
    // Else an answer may lead to another page before the tap's time was read.
    await sandbox.answerAfter(3000);
    note(name, await timeTap(target));
    await sandbox.answerAtOnce();
  };
  await act({ page, tap, sandbox });
  await close();
}

export async function measure({ say, runs, ...where }) {
  const measured = new Map();
  for (let run = 1; run <= runs; run += 1) {
    for (const script of tapScripts) {
      await perform(where, script, (name, milliseconds) => {
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
