import { conditions, openPhone } from '../conditions.js';
import { table, verdict } from '../markdown.js';
import { untilReactDrives } from '../react-drives.js';
import { medianOf, written } from '../statistics.js';

export const title = 'Warm: the second screen of a visit';
export const defaultRuns = 9;

const goal = conditions.roundTripMs + 100;

/** From, what is tapped, and the next screen's title and a text that only its answer brings. */
const steps = [
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
function timeNextScreen(next) {
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

async function tapAsAFinger(page, target) {
  // Waits until it stands still and takes taps.
  await target.tap({ trial: true });
  const { x, y, width, height } = await target.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function step({ browser, stage }, { scenario, button, next }) {
  const { page, close } = await openPhone(browser);
  await page.goto(stage.origin + (await stage.sandbox.choose(scenario)));
  const target = page.getByRole('button', { name: button, exact: true });
  await untilReactDrives(target);
  await page.evaluate(timeNextScreen, next);
  await tapAsAFinger(page, target);
  const milliseconds = await page.evaluate(() => globalThis.nextScreen);
  await close();
  return milliseconds;
}

export async function measure({ browser, stage, runs, say }) {
  const measured = steps.map(() => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, each] of steps.entries()) {
      measured[index].push(await step({ browser, stage }, each));
      say(`run ${run}/${runs}  ${each.name}  ${Math.round(measured[index].at(-1))} ms`);
    }
  }
  return `A finger rests for ${restMs} ms; from its leaving until the content is painted. Goal: at most one round trip and
100 ms, ${goal} ms.

${table(
  ['', 'tap to content', 'goal'],
  steps.map(({ name }, index) => [name, written(measured[index]), verdict(medianOf(measured[index]) <= goal)]),
)}`;
}
