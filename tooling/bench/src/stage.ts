import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNginx } from '@peace/deploy/run-nginx';
import { builtSites } from '@peace/deploy/sites';
import { demanded } from '@peace/sandbox/client';
import { compress } from '@peace/vite-config/precompress';
import { startSandbox, type RunningSandbox } from '@peace/sandbox/start';

const pages = fileURLToPath(new URL('../pages/', import.meta.url));

/** The built apps behind nginx, and the sandbox behind them. */
export interface Stage {
  readonly origin: string;
  readonly sandbox: RunningSandbox;
  /** Chooses a scenario and answers where it is entered. */
  readonly enter: (scenario: string) => Promise<string>;
  readonly clear: () => Promise<void>;
}

/**
 * nginx with the apps on one host and the limit page beside them, and the sandbox behind it.
 *
 * @param beside what else is served beside them
 */
export async function setStage(beside: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const sandbox = await startSandbox();
  const folder = compressedPages();
  const nginx = await runNginx({
    what: 'one-host',
    sites: builtSites(),
    backend: sandbox.origin,
    beside: { 'limit.html': join(folder, 'limit.html'), ...beside },
  });
  return {
    origin: nginx.origin,
    sandbox,
    enter: async (scenario) => nginx.origin + (await demanded(sandbox.client.choose(scenario))).entry,
    clear: async () => {
      await nginx.stop();
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A copy of the pages with what a build would have compressed beforehand. */
function compressedPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'peace-bench-'));
  cpSync(pages, folder, { recursive: true });
  for (const page of readdirSync(folder)) compress(join(folder, page));
  return folder;
}
