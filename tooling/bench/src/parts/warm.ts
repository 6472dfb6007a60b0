import type { Locator, Page } from 'playwright';
import { conditions, openPhone } from '../conditions.ts';
import { table, verdict } from '../markdown.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { untilReactDrives } from '../react-drives.ts';
import { medianOf, written } from '../statistics.ts';
import { boxOf } from '../tap.ts';

const title = 'Warm: the second screen of a visit';
const defaultRuns = 9;

const goal = conditions.roundTripMs + 100;

interface Step {
  readonly name: string;
  readonly scenario: string;
  readonly button: string | RegExp;
  readonly next: { readonly title: string; readonly text: string };
}

/** From, what is tapped, and the next screen's title and a text that only its answer brings. */
const steps: readonly Step[] = [
  {
    name: 'Order Details → repayment',
    scenario: 'status-174',
    button: 'Repayment',
    next: { title: 'Repayment', text: 'Payment Method' },
  },
  {
    name: 'complaints → one of them',
    scenario: 'complaint-list',
    button: /Problem Type: Repayment/,
    next: { title: 'Complaint details', text: 'Being processed' },
  },
];

/** Runs in the page: from the tap's own time until the text is painted on a screen under that title. */
function timeNextScreen(next: Step['next']): void {
  globalThis.nextScreen = new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        // Comes after the frame that lays it out and paints it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        const look = () => {
          const isThere = document.title === next.title && document.body.textContent.includes(next.text);
          if (isThere) port2.postMessage('');
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** How long a finger rests on the glass; the time counts from when it leaves. */
const restMs = 80;

async function tapAsAFinger(page: Page, target: Locator): Promise<void> {
  // Waits until it stands still and takes taps.
  await target.tap({ trial: true });
  const { x, y, width, height } = await boxOf(target);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function step({ browser, stage }: StagedMeasuring, { scenario, button, next }: Step): Promise<number> {
  const { page, close } = await openPhone(browser);
  await page.goto(await stage.enter(scenario));
  const target = page.getByRole('button', { name: button, exact: true });
  await untilReactDrives(target);
  await page.evaluate(timeNextScreen, next);
  await tapAsAFinger(page, target);
  const milliseconds = await page.evaluate(() => globalThis.nextScreen);
  await close();
  return milliseconds;
}

async function measure(given: StagedMeasuring): Promise<string> {
  const { runs, say } = given;
  const measured = steps.map((each) => ({ each, all: new Array<number>() }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { each, all } of measured) {
      const milliseconds = await step(given, each);
      all.push(milliseconds);
      say(`run ${run}/${runs}  ${each.name}  ${Math.round(milliseconds)} ms`);
    }
  }
  return `A finger rests for ${restMs} ms; from its leaving until the content is painted. Goal: at most one round trip and
100 ms, ${goal} ms.

${table(
  ['', 'tap to content', 'goal'],
  measured.map(({ each: { name }, all }) => [name, written(all), verdict(medianOf(all) <= goal)]),
)}`;
}

export const warm: Part = { title, defaultRuns, measure };
