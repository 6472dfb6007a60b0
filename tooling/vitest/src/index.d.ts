import type { PluginOption } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

export interface UnitTestOptions {
  /** Run in happy-dom, with Testing Library cleaning up after each test. */
  readonly dom?: boolean;
  /** `import.meta.env` of the code under test: an app passes its environment's defaults. */
  readonly env?: Partial<Record<string, string>>;
  readonly plugins?: PluginOption[];
}

/** The configuration of a package's unit tests. */
export function unitTests(options?: UnitTestOptions): ViteUserConfig;
