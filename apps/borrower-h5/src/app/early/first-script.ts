import { askEarly } from '@peace/api-client/early-answer';
import { commonParams, readPath, readQuery, readSession } from '@peace/session';
import { appConfig } from '#shared/app-config.ts';
import type { AppFiles, EarlyPlan } from '#shared/early-visit.ts';

// Stands in index.html itself, ahead of everything: asks for what the screen will ask for, and for its files; starts the
// app on every path.

declare const APP: AppFiles;
declare const EARLY_PLANS: Readonly<Record<string, EarlyPlan>>;

/** A connection on which the early screen's script takes longer is too bad to wait for it. */
const patienceMs = 3000;

/** The payload the route will send; null where the link lacks something. */
function payloadOf(fields: EarlyPlan['fields']): Record<string, string> | null {
  const query = readQuery(window);
  const given = Object.keys(fields).map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  if (given.some(([name, value]) => value === '' && fields[name] === 'required')) return null;
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function link(rel: 'stylesheet' | 'modulepreload', href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(element);
  return element;
}

function moduleScript(src: string): HTMLScriptElement {
  const element = Object.assign(document.createElement('script'), { type: 'module', src, crossOrigin: '' });
  document.head.append(element);
  return element;
}

let isStarted = false;

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  moduleScript(APP.script);
  for (const href of [...APP.modules, ...(plan?.modules ?? [])]) link('modulepreload', href);
  for (const href of plan?.styles ?? []) link('stylesheet', href);
}

/** Whether an early screen is on its way. */
function startEarly({ endpoint, fields, script, style }: EarlyPlan): boolean {
  const payload = payloadOf(fields);
  const { params, ignored } = readSession(window);
  // A session that is not as it should be is the app's to deal with.
  if (!payload || ignored.length > 0) return false;
  const question = { base: appConfig.apiBase, endpoint, fields: payload };
  const asked = askEarly(window, { ...question, commonParams: commonParams(params) });
  const painter = moduleScript(script);
  window.peaceEarly = { asked, payload, style: link('stylesheet', style), isTaken: false, painted: null };
  // The app is ten times as large: on a slow line it would hold up what can be seen first. Whatever becomes of the
  // early screen, the app starts.
  for (const event of ['load', 'error']) painter.addEventListener(event, startApp);
  setTimeout(startApp, patienceMs);
  return true;
}

const plan = EARLY_PLANS[readPath(window)];
if (!plan || !startEarly(plan)) startApp();
