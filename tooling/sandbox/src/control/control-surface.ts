import { Hono } from 'hono';
import type { SandboxParts } from '../sandbox-env.ts';
import { ControlError } from './control-error.ts';
import { registerConditions } from './conditions.ts';
import { registerObservations } from './observations.ts';
import { registerScenes } from './scenes.ts';

/** `/__sandbox/*`: what a developer or a test sets and reads. JSON in, JSON out; README has the table. */
export function controlSurface(parts: SandboxParts): Hono {
  const control = new Hono();
  registerScenes(control, parts);
  registerConditions(control, parts);
  registerObservations(control, parts);
  control.all('*', (c) =>
    c.json({ message: `There is no ${c.req.method} ${c.req.path}; README lists what there is.` }, 404),
  );
  control.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ message: error.message }, 400);
    throw error;
  });
  return control;
}
