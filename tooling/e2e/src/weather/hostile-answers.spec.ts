import { scenarios } from '@peace/sandbox/scenarios/scenarios';
import { expect, test } from '../fixtures.ts';
import { expectSomethingToRead, stringTripwire } from './tripwire.ts';

const MOST_TAPS = 6;
const TAPPABLE = 'button:enabled, a[href]:not([href^="mailto:"]):not([href^="tel:"])';

/** Which fields and links an answer has is the declarations' business: the sandbox replaces all of them. */
for (const { name, app } of scenarios) {
  test(`hostile words in every field and hostile addresses in every link: ${name}`, async ({
    page,
    context,
    borrowerOrigin,
    promoOrigin,
    sandbox,
  }) => {
    const origin = app === 'borrower-h5' ? borrowerOrigin : promoOrigin;
    const tripwire = await stringTripwire(context, page, [origin]);
    const entry = origin + (await sandbox.choose(name));
    await sandbox.control('faults', { endpoint: '*', kind: 'hostile' });
    await page.clock.install();
    const open = async () => {
      await page.goto(entry);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectSomethingToRead(page);
    };
    await open();
    // From the last to the first: the buttons that matter stand at the end.
    const count = await page.locator(TAPPABLE).count();
    for (let tap = 0; tap < Math.min(count, MOST_TAPS); tap += 1) {
      const target = page.locator(TAPPABLE).nth(count - 1 - tap);
      if ((await target.count()) > 0) await target.dispatchEvent('click');
      await page.clock.fastForward(3000);
      if (page.url() !== entry) await open();
    }
    await expectSomethingToRead(page);
    expect(tripwire.take()).toEqual([]);
  });
}
