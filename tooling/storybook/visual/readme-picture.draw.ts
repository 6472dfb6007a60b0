import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodePicture } from './encode-picture.ts';
import { test } from './fixtures.ts';
import { usualLook } from './look.ts';
import { storiesOf } from './stories.ts';
import { openPreview, showStory } from './story-page.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../docs/images/${name}.png`, import.meta.url));

/** The amount due, the ways to pay, a receipt, and the cost of a loan, in plain English. */
const ids = [
  'apps-borrower-h5-order-order-details--overdue-180',
  'apps-borrower-h5-repayment-period-repayment-paying--channels',
  'apps-borrower-h5-receipt-receiptsheet--paid',
  'apps-borrower-h5-loan-confirm-loan-confirm--instalments',
];

const style = `
  body { margin: 0 }
  main { display: flex; gap: 24px; width: max-content; padding: 24px; background: #dfe4e9 }
  img { display: block; width: 390px; height: 844px; border-radius: 24px; box-shadow: 0 4px 16px rgb(27 36 48 / 12%) }
`;

test('the picture of the README', async ({ page, storybook }) => {
  const stories = [...storiesOf('apps/borrower-h5/').values()].flat();
  const open = await openPreview(page, storybook, { ...usualLook, locale: 'en' });
  const images: string[] = [];
  for (const id of ids) {
    const story = stories.find((each) => each.id === id);
    if (!story) throw new Error(`There is no story ${id}.`);
    await showStory(open, story);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    images.push(`<img src="data:image/png;base64,${png.toString('base64')}" alt="">`);
  }
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.setContent(`<!doctype html><style>${style}</style><main>${images.join('')}</main>`);
  writeFileSync(fileOf('borrower-h5'), encodePicture(await page.locator('main').screenshot()));
});

test('the picture of the workbench', async ({ page, storybook }) => {
  const [story] = [...storiesOf('apps/dev-preview/Workbench').values()].flat();
  if (!story) throw new Error('There is no story of the workbench.');
  const open = await openPreview(page, storybook, { ...usualLook, width: 1440, locale: 'en' });
  await showStory(open, story);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  writeFileSync(fileOf('dev-preview'), encodePicture(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
});
