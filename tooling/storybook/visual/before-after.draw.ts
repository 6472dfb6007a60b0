import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { beforeAfterPage } from './before-after.ts';
import { encodePicture } from './encode-picture.ts';

const file = fileURLToPath(new URL('../../../docs/images/contact-sheet.png', import.meta.url));

test('before and after', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 1100 });
  await page.setContent(beforeAfterPage());
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  writeFileSync(file, encodePicture(await page.locator('main').screenshot()));
});
