import type { Hono } from 'hono';
import { record, safeParse, string } from 'valibot';
import { FEEDBACK_PATH } from '../base-path.ts';
import { logged } from '../http/logged.ts';
import type { SandboxEnv } from '../handle.ts';
import type { SandboxParts } from '../sandbox-env.ts';

const feedback = record(string(), string());

/** The public site's feedback form: outside `/peace` and without an envelope, so no declared endpoint. */
export function registerFeedback(app: Hono<SandboxEnv>, parts: SandboxParts): void {
  app.post(FEEDBACK_PATH, logged(parts, 'feedback'), async (c) => {
    const sent = safeParse(feedback, await c.req.json().catch(() => undefined));
    if (!sent.success || Object.values(sent.output).some((value) => value.trim() === '')) {
      c.set('outcome', 'rejected: incomplete feedback');
      return c.json({ message: 'Feedback is a JSON object of texts, none of them empty.' }, 400);
    }
    parts.state.feedback.push(sent.output);
    return c.json({ message: 'Received.' }, 201);
  });
}
