import { recordedLaunchOptions } from '@peace/browser';
import { chromium } from 'playwright';
import { throttle, conditions } from './conditions.js';
import { setStage } from './stage.js';
const stage = await setStage();
const browser = await chromium.launch(recordedLaunchOptions());
const q = 'productId=68175&orderId=8175';
for (const path of [`/limit.html?${q}`, `/loanDetail?${q}`, `/loanDetail?${q}`]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.CPU ?? 4) });
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'blink.user_timing', 'loading', 'disabled-by-default-v8.compile'] } });
  await page.goto(stage.origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body?.innerText.includes('Application date'), undefined, { timeout: 60000 });
  await page.waitForTimeout(300);
  const done = new Promise((r) => session.once('Tracing.tracingComplete', r));
  await session.send('Tracing.end'); await done;
  const nav = events.find((e) => e.name === 'navigationStart' && e.args.data?.documentLoaderURL?.includes(path.slice(0, 8)));
  const t0 = nav?.ts ?? Math.min(...events.filter((e) => e.ts).map((e) => e.ts));
  const main = events.filter((e) => e.ph === 'X' && e.dur > 1500 && ['ParseHTML', 'EvaluateScript', 'v8.compile', 'FunctionCall', 'UpdateLayoutTree', 'Layout', 'Paint', 'PrePaint', 'Layerize', 'Commit', 'RunMicrotasks', 'ParseAuthorStyleSheet', 'XHRLoad', 'V8.CompileFunction', 'v8.produceCache', 'MinorGC', 'MajorGC', 'Document::recalcStyle', 'CompileScript','FireAnimationFrame','TimerFire'].includes(e.name)).sort((a, b) => a.ts - b.ts);
  console.log('=====', path);
  for (const e of main) { const at = (e.ts - t0) / 1000; if (at < 1500) console.log(String(Math.round(at)).padStart(6), `${(e.dur / 1000).toFixed(1)} ms`.padStart(10), e.name, (e.args?.data?.url ?? e.args?.data?.functionName ?? '').slice(-50)); }
  for (const e of events.filter((e) => ['ResourceSendRequest', 'ResourceFinish', 'firstContentfulPaint', 'firstPaint'].includes(e.name))) { const at = (e.ts - t0) / 1000; if (at > 0 && at < 1500) console.log(String(Math.round(at)).padStart(6), e.name, (e.args?.data?.url ?? e.args?.data?.requestId ?? '').slice(-50)); }
  await context.close();
}
await browser.close(); await stage.clear();
