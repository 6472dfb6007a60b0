import { requestEarly } from '@peace/api-client/early-answer';
import { readDeployment } from '@peace/deployment-config';
import { pageIdOf } from '@peace/reports';
import { commonParams, readSession } from '@peace/session';
import { readPath, readQuery } from '@peace/web-platform';
import type { AppFiles, EarlyPlan, EarlyVisit } from '#shared/early-visit.ts';

// Inlined in the page of an early screen, before everything else: sends the screen's first read, and loads the app when it
// no longer competes with the answer.

declare const APP: AppFiles;
declare const EARLY_PLAN: EarlyPlan;

// Inlined once, however often they are read.
const app = APP;
const plan = EARLY_PLAN;
const deployed = readDeployment(document);

/**
 * The app is five times as large as the first screen, and would delay it on a slow line. It waits for the answer, but
 * not longer than this.
 */
const appWaitsMs = 400;

/** With neither an answer nor the app after this long, the page shows a notice. */
const slowAfterMs = 8000;

/** The payload the route will send; null where the link lacks something. */
function payloadOf(fields: EarlyPlan['fields']): Record<string, string> | null {
  const query = readQuery(window);
  const given = Object.keys(fields).map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  if (given.some(([name, value]) => value === '' && fields[name] === 'required')) return null;
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
}

/**
 * Applies stylesheets together, when all of them have come or failed: one of them alone would stand over the page's own, which
 * are those that its first screen draws with, in another order.
 */
async function applyStyles(hrefs: readonly string[]): Promise<void> {
  const links = hrefs.map((href) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      crossOrigin: '',
      media: 'not all',
    });
    document.head.append(link);
    return link;
  });
  await Promise.all(links.map((link) => new Promise((settle) => (link.onload = link.onerror = settle))));
  for (const link of links) link.media = '';
}

/** The notice of `index.html`. */
function showUnloaded(): void {
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

let isStarted = false;

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  const words = window.peaceEarly?.words;
  for (const href of [app.script, ...(words ? [words] : []), ...app.modules, ...plan.modules]) preload(href);
  // What React draws next the page has no styles for.
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
  const payload = payloadOf(plan.fields);
  const { params, ignored } = readSession(window);
  // The app handles another address or an invalid session, and everything where a deployment turned this off.
  if (deployed.off?.includes('earlyPaint') || readPath(window) !== plan.path || !payload || ignored.length > 0)
    return startApp();
  const read = {
    // Not `appConfig`: all of it would be inlined.
    base: deployed.apiBase ?? import.meta.env.VITE_API_BASE,
    endpoint: plan.endpoint,
    fields: payload,
  };
  const requestId = `${pageIdOf(window)}-0`;
  const request = requestEarly(window, { ...read, commonParams: commonParams(params), requestId });
  const visit: EarlyVisit = { request, payload, isHydrating: false, painted: null };
  window.peaceEarly = visit;
  document.addEventListener('visibilitychange', () => {
    visit.wasHidden = true;
  });
  // After the frame in which the painter, resolved by the same answer, has painted.
  const startNext = () => {
    visit.answeredAt = Date.now();
    requestAnimationFrame(() => setTimeout(startApp));
  };
  request.answer.then(startNext, startNext);
  setTimeout(startApp, appWaitsMs);
  setTimeout(() => {
    if (!visit.isHydrating && !visit.answeredAt) showUnloaded();
  }, slowAfterMs);
}

start();
