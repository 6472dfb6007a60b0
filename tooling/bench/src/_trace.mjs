import { recordedLaunchOptions } from '@peace/browser';
import { chromium } from 'playwright';
import { throttle, conditions } from './conditions.js';
import { setStage } from './stage.js';
const stage = await setStage();
const browser = await chromium.launch(recordedLaunchOptions());
const q = 'productId=68175&orderId=8175';
const all = {};
for (let i = 0; i < Number(process.env.RUNS ?? 3); i++) for (const path of [`/limit.html?${q}`, `/loanDetail?${q}`]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  await page.addInitScript((awaited) => {
    const seen = { t: {} }; globalThis.seen = seen;
    const look = () => { if (document.body?.innerText.includes(awaited)) { seen.t.layout = performance.now(); requestAnimationFrame(() => setTimeout(() => { seen.t.content = performance.now(); seen.done = true; })); } else requestAnimationFrame(look); };
    requestAnimationFrame(look);
    new MutationObserver(() => { if (!seen.t.dom && document.body?.textContent.includes(awaited)) seen.t.dom = performance.now(); }).observe(document, { childList: true, subtree: true });
  }, 'Application date');
  await page.goto(stage.origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.seen.done, undefined, { timeout: 60000 });
  const t = await page.evaluate(() => { const n = performance.getEntriesByType('navigation')[0]; const r = performance.getEntriesByType('resource'); const post = r.find((e) => e.name.includes('loan-details')); const css = r.filter((e) => e.name.includes('.css')); return { htmlStart: n.responseStart, htmlEnd: n.responseEnd, postStart: post.startTime, postReq: post.requestStart, postResp: post.responseStart, postEnd: post.responseEnd, css: css.map((c) => c.name.split('/').pop().slice(0, 12) + ' ' + Math.round(c.startTime) + '-' + Math.round(c.responseEnd)).join(' '), fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, ...seen.t }; });
  console.log(path.slice(0, 12), Object.entries(t).map(([k, v]) => `${k}=${typeof v === 'number' ? Math.round(v) : v}`).join(' '));
  await context.close();
}
await browser.close(); await stage.clear();
