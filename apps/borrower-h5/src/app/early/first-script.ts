import { askEarly } from '@peace/api-client/early-answer';
import { readDeployment } from '@peace/deployment-config';
import { pageIdOf } from '@peace/reports';
import { commonParams, readSession } from '@peace/session';
import { readPath, readQuery } from '@peace/web-platform';
import type { AppFiles, EarlyPlan, EarlyVisit } from '#shared/early-visit.ts';

// Stands in the page of an early screen itself, ahead of everything: asks for what the screen will ask for, and starts the
// app when that is not in the way any more.

declare const APP: AppFiles;
declare const EARLY_PLAN: EarlyPlan;

// Written out once, however often they are looked at.
const app = APP;
const plan = EARLY_PLAN;
const deployed = readDeployment(document);

/**
 * The app is five times as large as what can be seen first, and would hold it up on a slow line. It waits for the answer, but
 * not longer than this.
 */
const patienceMs = 400;

/** With neither an answer nor the app after this long, the page says so. */
const slowAfterMs = 8000;

/** The payload the route will send; null where the link lacks something. */
function payloadOf(fields: EarlyPlan['fields']): Record<string, string> | null {
  const query = readQuery(window);
  const given = Object.keys(fields).map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  if (given.some(([name, value]) => value === '' && fields[name] === 'required')) return null;
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function link(rel: 'stylesheet' | 'modulepreload', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
}

/** The page's own words for it stand in index.html. */
function sayUnloaded(): void {
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

let isStarted = false;

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  const words = window.peaceEarly?.words;
  for (const href of [app.script, ...(words ? [words] : []), ...app.modules, ...plan.modules])
    link('modulepreload', href);
  for (const href of plan.styles) link('stylesheet', href);
  // As a module script would: out of the browser's cache it comes before the page that it renders into has been parsed.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runApp);
  else runApp();
}

function runApp(): void {
  // Not by a script element: its address would be a string where the content policy wants trusted types.
  import(/* @vite-ignore */ app.script).catch(() => {
    window.peaceReports?.push({ kind: 'notLoaded', name: 'app' });
    sayUnloaded();
  });
}

function start(): void {
  const payload = payloadOf(plan.fields);
  const { params, ignored } = readSession(window);
  // Another address, or a session that is not as it should be, is the app's to deal with; as is everything where a deployment
  // turned this off.
  if (deployed.off?.includes('earlyPaint') || readPath(window) !== plan.path || !payload || ignored.length > 0)
    return startApp();
  const question = {
    // Not `appConfig`, of which all would stand here.
    base: deployed.apiBase ?? import.meta.env.VITE_API_BASE,
    endpoint: plan.endpoint,
    fields: payload,
  };
  const requestId = `${pageIdOf(window)}-0`;
  const asked = askEarly(window, { ...question, commonParams: commonParams(params), requestId });
  const visit: EarlyVisit = { asked, payload, isTaken: false, painted: null };
  window.peaceEarly = visit;
  document.addEventListener('visibilitychange', () => {
    visit.wasHidden = true;
  });
  // After the painting, which hears of the answer in the same turn, has reached the screen.
  const startNext = () => {
    visit.answeredAt = Date.now();
    requestAnimationFrame(() => setTimeout(startApp));
  };
  asked.answer.then(startNext, startNext);
  setTimeout(startApp, patienceMs);
  setTimeout(() => {
    if (!visit.isTaken && !visit.answeredAt) sayUnloaded();
  }, slowAfterMs);
}

start();
