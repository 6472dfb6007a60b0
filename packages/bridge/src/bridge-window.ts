import type { PeaceNative } from './protocol.ts';

/** The part of `window` the bridge needs; the real one fits, and so does a test's. */
export interface BridgeWindow {
  /** The frame that this page is in; `null` at the top and under a parent of another origin. */
  readonly frameElement: unknown;
  peaceNative?: PeaceNative | undefined;
  setTimeout(handler: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

/** A property of anything at all; `undefined` where there is none. Getters of the value may throw. */
export function read(value: unknown, key: string): unknown {
  const holder = (typeof value === 'object' && value !== null) || typeof value === 'function' ? value : undefined;
  return holder === undefined ? undefined : Reflect.get(holder, key);
}

/** Like {@link read}, for asking whether something is there: a getter that throws counts as absent. */
export function peek(value: unknown, key: string): unknown {
  try {
    return read(value, key);
  } catch {
    return undefined;
  }
}

/** A callable method bound to its owner (native objects refuse to be called detached), or `undefined`. */
export function method(owner: unknown, name: string): ((...args: readonly unknown[]) => unknown) | undefined {
  const found = read(owner, name);
  return typeof found === 'function' ? (...args) => Reflect.apply(found, owner, args) : undefined;
}
