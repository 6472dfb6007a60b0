import { fileURLToPath } from 'node:url';
import { runNginx } from '@peace/deploy/run-nginx';
import { builtSites } from '@peace/deploy/sites';
import { demanded } from '@peace/sandbox/client';
import { startSandbox, type RunningSandbox } from '@peace/sandbox/start';

const limitPage = fileURLToPath(new URL('../pages/limit.html', import.meta.url));

/** The built apps behind nginx, and the sandbox behind them. */
export interface Stage {
  readonly origin: string;
  readonly sandbox: RunningSandbox;
  /** Chooses a scenario and answers where it is entered. */
  readonly enter: (scenario: string) => Promise<string>;
  readonly clear: () => Promise<void>;
}

/** nginx with the apps on one host and the limit page beside them, and the sandbox behind it. */
export async function setStage(): Promise<Stage> {
  const sandbox = await startSandbox();
  const nginx = await runNginx({
    what: 'one-host',
    sites: builtSites(),
    backend: sandbox.origin,
    beside: { 'limit.html': limitPage },
  });
  return {
    origin: nginx.origin,
    sandbox,
    enter: async (scenario) => nginx.origin + (await demanded(sandbox.client.choose(scenario))).entry,
    clear: async () => {
      await nginx.stop();
      await sandbox.stop();
    },
  };
}
