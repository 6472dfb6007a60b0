import {
  requestEarly,
  type EarlyResponse,
  type EarlyEndpoint,
  type EarlyRequest,
} from '@peace/api-client/early-response';
import { readDeployment } from '@peace/deployment-config';
import { pageIdOf } from '@peace/page/reports';
import { commonParams, findReplacedSession, readSession } from '@peace/session';
import { onVisibilityChange, readPath, readQuery } from '@peace/web-platform';
import { earlyKnownOrder } from './early-known-order.ts';
import type { AppFiles, EarlyCall, EarlyPlan, EarlyVisit } from './early-visit.ts';

// Inlined in the page of an early screen, before everything else: sends the screen's first read, and starts the app when what was
// read is painted. The app's modules are preloaded by links at the end of the page.

declare const APP: AppFiles;
declare const EARLY_PLAN: EarlyPlan;

// Inlined once, however often they are read.
const app = APP;
const plan = EARLY_PLAN;
const deployed = readDeployment(document);

/** The app starts once the response is painted, and after this long without one. */
const appWaitsMs = 400;

/** With neither a response nor the app after this long, the page shows a notice. */
const slowAfterMs = 8000;

type Values = Record<string, string>;

/** The values of the screen's parameters; null where the link lacks one. */
function valuesOf(params: EarlyPlan['params']): Values | null {
  const query = readQuery(window);
  const given = Object.keys(params).map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  if (given.some(([name, value]) => value === '' && params[name] === 'required')) return null;
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function payloadOf({ sent }: EarlyCall, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.values(sent).includes(name)));
}

function fieldsOf({ sent }: EarlyCall, values: Values): EarlyRequest['fields'] {
  return Object.fromEntries(
    Object.entries(sent).map(([name, from]) => [name, typeof from === 'number' ? from : values[from]]),
  );
}

let asked = 0;

function ask(
  endpoint: EarlyEndpoint,
  fields: EarlyRequest['fields'],
  session: EarlyRequest['commonParams'],
): EarlyResponse {
  asked += 1;
  return requestEarly(window, {
    // Not `appConfig`: all of it would be inlined.
    base: deployed.apiBase ?? import.meta.env.VITE_API_BASE,
    endpoint,
    fields,
    commonParams: session,
    // 0, 00 …: the app counts from 1.
    requestId: `${pageIdOf(window)}-${'0'.repeat(asked)}`,
  });
}

/** Adds a link in a task of its own: on a slow processor each takes milliseconds, and all together would delay a tap by a tenth of a second. */
async function addLink(attributes: Partial<HTMLLinkElement>): Promise<HTMLLinkElement> {
  await new Promise((resolve) => setTimeout(resolve));
  const link = Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes });
  document.head.append(link);
  return link;
}

/**
 * Applies stylesheets together, when all of them have come or failed: one of them alone would stand over the page's own, which
 * are those that its first screen draws with, in another order.
 */
async function applyStyles(hrefs: readonly string[]): Promise<void> {
  const load = async (href: string) => {
    const link = await addLink({ rel: 'stylesheet', href, media: 'not all' });
    await new Promise((settle) => (link.onload = link.onerror = settle));
    return link;
  };
  for (const link of await Promise.all(hrefs.map(load))) link.media = '';
}

function showUnloaded(): void {
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

let isStarted = false;

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  // The page has no styles for the markup that React draws next.
  void Promise.all([parsed(), applyStyles([...app.styles, ...plan.styles])]).then(runApp);
}

function runApp(): void {
  // Not by a script element: its address would be a string where the content policy wants trusted types.
  import(/* @vite-ignore */ app.script).catch(() => {
    window.peaceReports?.push({ kind: 'notLoaded', name: 'app' });
    showUnloaded();
  });
}

/** As a module script waits: from the browser's cache the app arrives before the page has been parsed. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function start(): void {
  const values = valuesOf(plan.params);
  const { call } = plan;
  const { params, hasIgnored } = readSession(window);
  // The app handles another address, an invalid session or one that it asks about, and everything where a deployment turned this off.
  const isForApp = readPath(window) !== plan.path || hasIgnored || findReplacedSession(window) !== null;
  if (deployed.off?.includes('earlyPaint') || isForApp || !values) return startApp();
  const known = values['orderId'] ? earlyKnownOrder(window, values['orderId']) : undefined;
  // As the route will, by `useScreenParams`.
  if (typeof known?.productId === 'string' && plan.params['productId'] === 'optional')
    values['productId'] ??= known.productId;
  const session = commonParams(params);
  const visit: EarlyVisit = {
    requests: call ? [ask(call.endpoint, fieldsOf(call, values), session)] : [],
    payload: call ? payloadOf(call, values) : {},
    isHydrating: false,
    painted: null,
    known,
    ask: (endpoint, fields = visit.payload) => ask(endpoint, fields, session),
  };
  window.peaceEarly = visit;
  onVisibilityChange(window, () => {
    visit.wasHidden = true;
  });
  // After the frame in which the early renderer, resolved by the same response, has painted.
  const startNext = () => {
    visit.respondedAt = Date.now();
    requestAnimationFrame(() => setTimeout(startApp));
  };
  (visit.requests[0]?.response ?? parsed()).then(startNext, startNext);
  setTimeout(startApp, appWaitsMs);
  setTimeout(() => {
    if (!visit.isHydrating && !visit.respondedAt) showUnloaded();
  }, slowAfterMs);
}

start();
