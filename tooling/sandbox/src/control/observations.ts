import type { Hono } from 'hono';
import { handlers } from '../handlers/handlers.ts';
import type { SandboxParts } from '../sandbox-env.ts';

/** What the sandbox has seen and sent: the log, the SMS codes and captchas, tracking, feedback, and what it answers. */
export function registerObservations(control: Hono, parts: SandboxParts): void {
  control.get('/log', (c) => {
    const endpoint = c.req.query('endpoint');
    return c.json({
      entries: parts.log.list().filter((entry) => endpoint === undefined || entry.endpoint === endpoint),
    });
  });
  control.delete('/log', (c) => {
    parts.log.clear();
    return c.json({ entries: [] });
  });
  control.get('/sms', (c) => c.json({ codes: parts.state.smsCodes }));
  control.get('/captchas', (c) => c.json({ captchas: [...parts.state.promotion.captchas.values()] }));
  control.get('/tracking', (c) => {
    const { visits, clicks } = parts.state.promotion;
    return c.json({ visits, clicks, events: parts.state.events });
  });
  control.get('/feedback', (c) => c.json({ feedback: parts.state.feedback }));
  control.get('/endpoints', (c) =>
    c.json({
      endpoints: handlers.map(({ endpoint: { name, method, path, effect }, required }) => ({
        name,
        method,
        path,
        effect,
        required,
      })),
    }),
  );
}
