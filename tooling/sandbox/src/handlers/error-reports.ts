import { reportSchema } from '@peace/page/reports/wire';
import type { Hono } from 'hono';
import { safeParse } from 'valibot';
import { REPORTS_PATH } from '../base-path.ts';
import { logged } from '../http/logged.ts';
import type { SandboxEnv } from '../handle.ts';
import type { SandboxParts } from '../sandbox-env.ts';

/** The oldest go first: a page that is tested for hours reports a lot. */
const KEPT = 200;

/**
 * Takes the pages' reports of errors, and refuses whatever is not on their allow-list. Sent by `sendBeacon`, so as text.
 */
export function registerErrorReports(app: Hono<SandboxEnv>, parts: SandboxParts): void {
  const { errorReports } = parts;
  app.post(REPORTS_PATH, logged(parts, 'reportError'), async (c) => {
    const body = parsed(await c.req.text());
    c.set('received', { query: {}, body: texts(body), files: new Map(), encoding: 'other' });
    const sent = safeParse(reportSchema, body);
    if (!sent.success) {
      c.set('outcome', 'rejected: no report');
      return c.json({ message: 'This is no report: see packages/page/src/reports/report.ts.' }, 400);
    }
    errorReports.push(sent.output);
    errorReports.splice(0, errorReports.length - KEPT);
    return c.body(null, 204);
  });
}

/** The fields as the log shows them. */
const texts = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(body)).map(([name, value]) => [name, String(value)]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
