import { createSandbox } from '../sandbox.ts';
import { createSandboxClient } from '../client/client.ts';

export const aClient = () => {
  const sandbox = createSandbox({ clock: { now: () => Date.parse('2026-11-20T04:00:00Z') } });
  return { sandbox, client: createSandboxClient({ send: sandbox.fetch }) };
};
