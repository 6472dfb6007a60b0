import type { PluginOption, ProxyOptions, UserConfigFnObject } from 'vite';

/** The oldest engines a bundle must run in. */
export const buildTarget: readonly string[];

export interface AppOptions {
  /** Of the dev server, on the loopback interface. */
  readonly port: number;
  /** The path the app answers at, with slashes around it. Default `/`. */
  readonly base?: string;
  /** Further paths that the dev and preview servers pass on. */
  readonly proxy?: Record<string, string | ProxyOptions>;
  readonly plugins?: PluginOption[];
}

/** The Vite configuration of an app. */
export function defineApp(app: AppOptions): UserConfigFnObject;
