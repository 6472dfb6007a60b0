import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { sheetFolder, contactSheet } from './contact-sheet.ts';
import { encodePicture } from './encode-picture.ts';
import { test } from './fixtures.ts';
import { screenStories } from './stories.ts';

test('contact sheet', async ({ page }) => {
  const file = `${sheetFolder}/index.html`;
  writeFileSync(file, contactSheet(screenStories()));
  await page.goto(pathToFileURL(file).href);
  writeFileSync(`${sheetFolder}/overview.png`, encodePicture(await page.locator('.overview').screenshot()));
  console.log(`\n${file}`);
});
