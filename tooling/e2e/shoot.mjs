import { recordedLaunchOptions } from '@peace/dev/browser';
import { chromium } from '@playwright/test';
// usage: node shoot.mjs <name> <url> <width> <height> [dark] [full] [text200] [mouse]
const jobs = JSON.parse(process.argv[2]);
const browser = await chromium.launch(recordedLaunchOptions());
for (const { name, url, w, h = 844, dark, full, big, act, noscroll } of jobs) {
  const phone = w < 700;
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light', isMobile: phone, hasTouch: phone, deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-PH', timezoneId: 'Asia/Manila' });
  await context.route(/^https:\/\//, (r) => r.fulfill({ contentType: 'text/html', body: '<h1>Policy</h1>' }));
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  await page.goto(url, { waitUntil: 'load' });
  if (big) await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.mouse.move(5, 5);
  if (phone) await page.touchscreen.tap(2, 2).catch(() => {});
  await page.waitForTimeout(1200);
  if (act) { const r = await page.evaluate(act); if (r !== undefined) console.log(name, JSON.stringify(r)); await page.waitForTimeout(500); }
  if (full) { await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 400) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 40)); } scrollTo(0, 0); }); await page.waitForTimeout(300); }
  const size = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight]);
  console.log(name, size.join(' '));
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: !!full });
  await context.close();
}
await browser.close();
