import { reportSchema } from '@peace/telemetry/reports/wire';
import type { Hono } from 'hono';
import { safeParse } from 'valibot';
import { REPORTS_PATH } from '../base-path.ts';
import type { SandboxEnv, SandboxParts } from '../sandbox-env.ts';

/** The oldest go first: a page that is tested for hours reports a lot. */
const KEPT = 200;

/**
 * Takes the pages' reports of errors, and refuses whatever is not on their allow-list. Sent by `sendBeacon`, so as text, and
 * outside the log of requests, which is for the backend's calls.
 */
export function registerErrorReports(app: Hono<SandboxEnv>, { errorReports }: SandboxParts): void {
  app.post(REPORTS_PATH, async (c) => {
    const sent = safeParse(reportSchema, parsed(await c.req.text()));
    if (!sent.success)
      return c.json({ message: 'This is no report: see packages/telemetry/src/reports/report.ts.' }, 400);
    errorReports.push(sent.output);
    errorReports.splice(0, errorReports.length - KEPT);
    return c.body(null, 204);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
