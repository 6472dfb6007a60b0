import { installedLaunchOptions, recordedLaunchOptions } from '@peace/dev/browser';
import { runNginx } from '@peace/deploy/run-nginx';
import { builtSites } from '@peace/deploy/sites';
import { demanded } from '@peace/sandbox/client';
import { startSandbox } from '@peace/sandbox/start';
import { type Browser, chromium } from 'playwright';
import { buildPeers } from './build-peers.ts';

/** The built apps and the peers behind nginx, a sandbox behind them, and a browser in front. */
export interface Stage {
  readonly origin: string;
  readonly browser: Browser;
  /** Sets how long the backend takes for a response; at first it responds at once. */
  readonly setBackendMs: (ms: number) => Promise<void>;
  readonly runs: number;
  readonly log: (line: string) => void;
}

/** A part of the bench: its section's title, how often it runs by default, and its report in Markdown. */
export interface Part {
  readonly title: string;
  readonly defaultRuns: number;
  readonly measure: (stage: Stage) => Promise<string>;
}

/** A whole browser, as borrowers have, where one is installed: a headless shell draws less and so is quicker. */
export const browserOptions = () => installedLaunchOptions() ?? recordedLaunchOptions();

/** Starts everything, runs `use`, and stops everything. */
export async function withStage<Result>(
  given: Pick<Stage, 'runs' | 'log'>,
  use: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const sandbox = await startSandbox();
  const nginx = await runNginx({
    what: 'one-host',
    sites: builtSites(),
    backend: sandbox.origin,
    beside: await buildPeers(),
  });
  const browser = await chromium.launch(browserOptions());
  try {
    const setBackendMs = async (ms: number) => void (await demanded(sandbox.client.setLatency(ms)));
    return await use({ ...given, browser, origin: nginx.origin, setBackendMs });
  } finally {
    await browser.close();
    await nginx.stop();
    await sandbox.stop();
  }
}
