import { recordedLaunchOptions } from '@peace/dev/browser';
import { demanded } from '@peace/sandbox/client';
import { type RunningSandbox, startSandbox } from '@peace/sandbox/start';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningNginx, runNginx } from './run-nginx.ts';
import { builtSites } from './sites.ts';
import { followRequests } from './testing/follow-requests.ts';

declare global {
  var reportViolation: (violation: string) => Promise<void>;
}

let sandbox: RunningSandbox;
let nginx: RunningNginx;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Waits until the page has asked for everything and has it. */
let settled: () => Promise<void>;
/** Refusals of the policy and uncaught errors, of all pages and frames of the test. */
let faults: string[];

beforeAll(async () => {
  sandbox = await startSandbox();
  nginx = await runNginx({
    what: 'one-host',
    backend: sandbox.origin,
    sites: builtSites({ withPreview: true }),
    withPreview: true,
  });
  browser = await chromium.launch(recordedLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await nginx?.stop();
  await sandbox?.stop();
});

beforeEach(async () => {
  faults = [];
  context = await browser.newContext({
    baseURL: nginx.origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-PH',
    reducedMotion: 'reduce',
  });
  await context.exposeBinding('reportViolation', (_source, violation: string) => void faults.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      void globalThis.reportViolation(`${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`);
    });
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  // Only what is built and the sandbox answer here.
  await context.route(
    (url) => url.origin !== nginx.origin && url.protocol === 'https:',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  page = await context.newPage();
  settled = followRequests(page);
});

afterEach(() => context?.close());

const open = async (scenario: string) => page.goto((await demanded(sandbox.client.choose(scenario))).entry);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const seen = (locator: Locator) => locator.first().waitFor();

it('an order is paid through a pay link, and nothing of it is refused', async () => {
  await open('status-174');
  await link('Repayment').click();
  await button('Payment Method').click();
  await page.getByRole('radio', { name: 'Maya bill payment' }).check();
  await button('Payment').click();
  await seen(heading('Payment partner (sandbox)'));
  await button('Pay').click();
  await seen(page.getByText('Paid. Thank you.'));
  await page.goto('/loanDetail?productId=68174&orderId=8174');
  await seen(button('Borrow Again'));
  expect(faults).toEqual([]);
});

const shownScreens: readonly [scenario: string, shown: () => Locator][] = [
  ['all-prompts', () => page.getByRole('dialog')],
  ['recommended', () => button('Apply')],
  ['confirm-agreement', () => page.frameLocator('iframe').getByRole('heading', { name: 'Loan Agreement' })],
  ['variant2-promo', () => page.getByRole('dialog')],
  ['bind-bank', () => button('Next')],
  ['complaint-answered', () => page.getByText('Process Result')],
  ['registration-campaign', () => heading(/./)],
];

it.each(shownScreens)('%s is shown, and nothing of it is refused', async (scenario, shown) => {
  await open(scenario);
  await seen(shown());
  await settled();
  expect(faults).toEqual([]);
});

it('a complaint’s picture is chosen, shown and sent', async () => {
  await open('complaint-next');
  await page.getByRole('textbox', { name: 'Description' }).fill('They called at eleven.');
  const buffer = await page.screenshot({ scale: 'device' });
  await page.getByLabel('Add pictures').setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer });
  await seen(button('Enlarge night.png'));
  await button('Send').click();
  await seen(page.getByRole('alertdialog', { name: 'Successfully Sent' }));
  expect(faults).toEqual([]);
});

it('a visitor sees the captcha', async () => {
  await open('registration');
  await page.getByLabel('Mobile number').fill('13800138000');
  const image = page.getByRole('button', { name: /Show another image/ });
  await seen(image);
  const width = await image.locator('img').evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return 0;
    await element.decode();
    return element.naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

it('the public site’s views and the privacy policy in its frame are shown', async () => {
  for (const name of ['About us', 'Privacy Policy', 'Loan terms and conditions']) {
    await page.goto('/?lang=en');
    await page.getByRole('link', { name }).first().click();
    await settled();
  }
  await page.goto('/?lang=en');
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => page.frames().length).toBe(2);
  await expect.poll(() => page.frames()[1]?.title()).toBe('Elsewhere');
  expect(faults).toEqual([]);
});

it('the shell simulator frames borrower-h5', async () => {
  // Only a development server passes the sandbox's control surface on.
  await context.route('/__sandbox/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: sandbox.origin + pathname + search }) });
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/testPreview#scenario=status-174');
  await seen(page.frameLocator('iframe').getByRole('link', { name: 'Repayment' }));
  expect(faults).toEqual([]);
});

it('the policy blocks what it must block', async () => {
  await open('status-174');
  await seen(link('Repayment'));
  const attempts = [
    () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
    () => document.body.setAttribute('onclick', 'alert(1)'),
    () => Object.assign(document.createElement('script'), { src: '/assets/other.js' }),
    // Named by its text: TypeScript does not know it yet.
    "trustedTypes.createPolicy('anything', {})",
  ];
  for (const attempt of attempts) {
    const tried = typeof attempt === 'string' ? page.evaluate(attempt) : page.evaluate<unknown>(attempt);
    await expect(tried).rejects.toThrow(TypeError.name);
  }
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}));
  await expect
    .poll(() => faults)
    .toContainEqual(expect.stringMatching(/^require-trusted-types-for refuses trusted-types-sink/));
  await expect.poll(() => faults).toContainEqual(expect.stringMatching(/^trusted-types refuses/));
  await expect.poll(() => faults).toContainEqual(expect.stringMatching(/^connect-src refuses https:/));
});
