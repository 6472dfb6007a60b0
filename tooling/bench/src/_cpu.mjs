import { recordedLaunchOptions } from '@peace/browser';
import { chromium } from 'playwright';
import { throttle } from './conditions.js';
import { setStage } from './stage.js';
const stage = await setStage();
const browser = await chromium.launch(recordedLaunchOptions());
const q = 'productId=68175&orderId=8175';
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});
const page = await context.newPage();
const session = await context.newCDPSession(page);
await throttle(session);
await session.send('Profiler.enable');
await session.send('Profiler.setSamplingInterval', { interval: 200 });
await session.send('Profiler.start');
await page.goto(`${stage.origin}/loanDetail?${q}`, { waitUntil: 'commit' });
await page.waitForFunction(() => document.body?.innerText.includes('Application date'));
const { profile } = await session.send('Profiler.stop');
const nodes = new Map(profile.nodes.map((n) => [n.id, n]));
const parent = new Map();
for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
const self = new Map(),
  total = new Map();
profile.samples.forEach((id, i) => {
  const dt = (profile.timeDeltas[i + 1] ?? 0) / 1000;
  const n = nodes.get(id);
  const k = (n) =>
    `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop().slice(0, 20)}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`;
  self.set(k(n), (self.get(k(n)) ?? 0) + dt);
  const seen = new Set();
  for (let c = id; c !== undefined; c = parent.get(c)) {
    const kk = k(nodes.get(c));
    if (!seen.has(kk)) {
      seen.add(kk);
      total.set(kk, (total.get(kk) ?? 0) + dt);
    }
  }
});
const show = (m, n) =>
  [...m]
    .sort((a, b) => b[1] - a[1])
    .slice(0, n)
    .forEach(([k, v]) => console.log(v.toFixed(1).padStart(8), k));
console.log('self');
show(self, 22);
console.log('total');
show(total, 40);
await browser.close();
await stage.clear();
