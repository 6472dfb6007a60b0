import { Hono } from 'hono';
import { CONTROL_PATH } from '../base-path.ts';
import type { SandboxParts } from '../sandbox-env.ts';
import { ControlError } from './read-command.ts';
import { registerConditions } from './conditions.ts';
import { registerObservations } from './observations.ts';
import { settleArrived } from '../state/settle.ts';
import { registerPaying } from './paying.ts';
import { type AnswerRequest, registerReplay } from './replay.ts';
import { registerScenes } from './scenes.ts';

/** `/__sandbox/*`: what a developer or a test sets and reads. JSON in, JSON out; README has the table. */
export function controlSurface(parts: SandboxParts, answer: AnswerRequest): Hono {
  const control = new Hono();
  control.use('*', (_c, next) => {
    settleArrived(parts.state, parts.clock.now());
    return next();
  });
  registerScenes(control, parts);
  registerPaying(control, parts);
  registerConditions(control, parts);
  registerObservations(control, parts);
  registerReplay(control, answer);
  control.get('/', (c) =>
    c.json({
      about: 'The sandbox’s control surface; README has the table.',
      routes: control.routes.filter(isNamed).map(({ method, path }) => `${method} ${CONTROL_PATH}${path}`),
    }),
  );
  control.all('*', (c) =>
    c.json({ message: `There is no ${c.req.method} ${c.req.path}; README lists what there is.` }, 404),
  );
  control.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ message: error.message }, 400);
    throw error;
  });
  return control;
}

const isNamed = ({ method }: { method: string }) => method !== 'ALL';
