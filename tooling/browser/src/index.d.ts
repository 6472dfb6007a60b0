import type { LaunchOptions } from 'playwright';

/** A browser that was launched successfully. */
export interface Browser {
  readonly name: string;
  readonly executablePath: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Finds the first browser that launches and records it for the test configurations.
 *
 * @throws when no candidate launches; the message lists each one tried and why it failed.
 */
export function provideBrowser(say: (line: string) => void): Promise<Browser>;

/**
 * Playwright's launch options for the recorded browser.
 *
 * @throws when none is recorded yet.
 */
export function recordedLaunchOptions(): LaunchOptions;
