import { cors } from 'hono/cors';
import { Hono } from 'hono';
import { BASE_PATH, CONTROL_PATH } from './base-path.ts';
import { controlSurface } from './control/control-surface.ts';
import { registerErrorReports } from './handlers/error-reports.ts';
import { registerFeedback } from './handlers/feedback.ts';
import { handlersByPath } from './handlers/handlers.ts';
import { answered } from './http/answered.ts';
import { ConnectionLost, faulty } from './http/faulty.ts';
import { delayed } from './http/latency.ts';
import { idempotent } from './http/idempotency.ts';
import { identified } from './http/received.ts';
import { logged } from './http/logged.ts';
import { registerPages } from './pages/register-pages.ts';
import type { SandboxEnv } from './handle.ts';
import type { SandboxParts } from './sandbox-env.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Lets pages on other ports of this machine call the sandbox: the developer page's controls do, the apps use a proxy. */
export const loopbackCors = cors({
  origin: (origin) => (URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname) ? origin : null),
  allowHeaders: ['content-type', 'x-requested-with', 'idempotency-key', 'x-request-id'],
});

/** Puts the whole sandbox together: control surface, pages, and every declared endpoint behind one chain. */
export function createApp(parts: SandboxParts): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(loopbackCors);
  app.route(
    CONTROL_PATH,
    controlSurface(parts, (request) => app.fetch(request)),
  );
  registerPages(app, parts);
  registerFeedback(app, parts);
  registerErrorReports(app, parts);
  for (const [path, candidates] of handlersByPath) {
    app.all(
      `${BASE_PATH}${path}`,
      identified(candidates),
      logged(parts),
      delayed(parts),
      faulty(parts),
      idempotent(parts),
      answered(parts),
    );
  }
  app.all(`${BASE_PATH}/*`, logged(parts), (c) => {
    c.set('outcome', 'rejected: no such endpoint');
    return c.json({ code: 404, data: null, message: `There is no ${c.req.path}.` }, 404);
  });
  app.onError((error) => {
    // A lost connection has to reach the server, or the caller of `fetch`, as what it is; a defect of the sandbox too.
    throw error instanceof ConnectionLost ? error : new Error('The sandbox itself failed.', { cause: error });
  });
  return app;
}
