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

/**
 * Launch options for the one browser whose pictures are the same on every machine: the Chromium inside the npm package
 * and no fonts but those in a folder, whatever else is installed.
 *
 * @param fonts a folder with the fonts
 * @returns undefined where that Chromium does not run: it is built for Linux on x64
 */
export function drawingLaunchOptions(fonts: string): Promise<LaunchOptions | undefined>;
