import { appOf } from '@peace/sandbox/scenarios/scenario';
import { scenarios } from '@peace/sandbox/scenarios/scenarios';
import { expect, test } from '../fixtures.ts';
import { expectSomethingToRead, stringTripwire } from './tripwire.ts';

const MOST_TAPS = 6;
/** Not the company's own site and contacts, nor its regulators: no server names them, the build does. */
const TAPPABLE =
  'button:enabled, a[href]:not([href^="mailto:"], [href^="tel:"], [href^="https://www.example.com/"], [href*=".gov.ph"])';

/** Clicks every reachable element: an overlay does not keep a script from running. */
function click(found: readonly Element[], fromTheEnd: number): void {
  const target = found[found.length - 1 - fromTheEnd];
  if (target instanceof HTMLElement) target.click();
}

/** Which fields and links a response has is the declarations' business: the sandbox replaces all of them. */
for (const scenario of scenarios) {
  const { name } = scenario;
  test(`hostile words in every field and hostile addresses in every link: ${name}`, async ({
    page,
    context,
    borrowerOrigin,
    promoOrigin,
    sandbox,
  }) => {
    const origin = appOf(scenario) === 'borrower-h5' ? borrowerOrigin : promoOrigin;
    const tripwire = await stringTripwire(context, page, [origin]);
    const entry = origin + (await sandbox.choose(name));
    await sandbox.control('faults', { endpoint: '*', kind: 'hostile' });
    await page.clock.install();
    const open = async () => {
      await page.goto(entry);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectSomethingToRead(page);
    };
    // So that a Back button has a place to go to.
    const { pathname } = new URL(entry);
    await page.goto(`${origin}${pathname}?before`);
    await open();
    // From the last to the first: the buttons that matter are at the end.
    const count = await page.locator(TAPPABLE).count();
    for (let tap = 0; tap < Math.min(count, MOST_TAPS); tap += 1) {
      // The tap before may still lead away, which ends what is evaluated here.
      await expect(async () => {
        if (page.url() !== entry) await open();
        await page.locator(TAPPABLE).evaluateAll(click, tap);
      }).toPass();
      await page.clock.fastForward(3000);
      await expectSomethingToRead(page);
    }
    expect(tripwire.take()).toEqual([]);
  });
}
