import type { Alias, Plugin } from 'vite';

/** Lets screens be painted before React is there; see `early-paint.js`. */
export function earlyPaint(options: { readonly firstScript: string; readonly painter: string }): Plugin;

/** The modules that stand for React's in a script that draws a screen. `root`: the app's folder. */
export function firstPaintAliases(root: string): Alias[];

/** Leaves styles out: all, or those that are on the page already. */
export function withoutStyles(unwanted?: ReadonlySet<string>): Plugin;
