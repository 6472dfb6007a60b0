import { namespace } from './namespace.ts';

export { clearItems } from './clear-items.ts';

/** What survives being written as JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** What became of a write. After `failed` the value is still there, until this page is gone. */
export type WriteOutcome =
  | { readonly kind: 'written' }
  | { readonly kind: 'failed'; readonly reason: 'full' | 'blocked' };

/**
 * Checks what is read: any schema of valibot's, or another of the Standard Schema convention. Asked by that convention, so
 * that a page's first script can read an item without a library.
 */
export interface ItemSchema<TWrite, TRead> {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: TRead; readonly issues?: undefined }
      | { readonly issues: readonly unknown[] }
      | Promise<unknown>;
    readonly types?: { readonly input: TWrite; readonly output: TRead } | undefined;
  };
}

/** How an item is kept. */
export interface ItemOptions<TWrite extends Json, TRead> {
  /** Its name within our namespace. */
  readonly key: string;
  /** Raised when the schema changes incompatibly. */
  readonly version: number;
  readonly schema: ItemSchema<TWrite, TRead>;
  /** Makes a value of an older version into one the schema accepts; without it such a value is discarded. */
  readonly migrate?: (value: unknown, fromVersion: number) => unknown;
}

declare const declared: unique symbol;

/** What a storage takes: made by {@link declareItem} alone. */
export interface ItemDeclaration<TWrite extends Json, TRead> extends ItemOptions<TWrite, TRead> {
  readonly [declared]: true;
}

/**
 * Declares an item. Its key stands in the call as a literal: by it a test holds the item against `docs/stored-items.md`, and
 * nothing that was not declared can be stored.
 */
export function declareItem<TWrite extends Json, TRead>(
  options: ItemOptions<TWrite, TRead>,
): ItemDeclaration<TWrite, TRead>;
export function declareItem(options: unknown): unknown {
  return options;
}

/** One item of a storage. Nothing here throws. */
export interface StoredItem<TRead, TWrite = TRead> {
  /** The value, or `null` where there is none. Broken content is discarded, not reported. */
  read(): TRead | null;
  write(value: TWrite): WriteOutcome;
  clear(): void;
}

/** A place for items. */
export interface ItemStorage {
  item<TWrite extends Json, TRead>(options: ItemDeclaration<TWrite, TRead>): StoredItem<TRead, TWrite>;
}

/**
 * Items in `localStorage` or `sessionStorage`, in our namespace, versioned and checked when read. Where the browser
 * blocks storage or has no room, items live in memory, so the page keeps working.
 *
 * @param area how to reach the storage; asked each time, since merely reading `window.localStorage` may throw
 */
export function createStorage(area: () => Storage): ItemStorage {
  /** What could not be written; it is newer than what is stored. */
  const unwritten = new Map<string, string>();

  const readText = (name: string) => unwritten.get(name) ?? tryOr<string | null>(null, () => area().getItem(name));

  const remove = (name: string) => {
    unwritten.delete(name);
    tryOr(undefined, () => area().removeItem(name));
  };

  const writeText = (name: string, text: string): WriteOutcome => {
    try {
      area().setItem(name, text);
      unwritten.delete(name);
      return { kind: 'written' };
    } catch (cause) {
      unwritten.set(name, text);
      return { kind: 'failed', reason: isQuotaExceeded(cause) ? 'full' : 'blocked' };
    }
  };

  return {
    item: (options) => {
      const name = `${namespace}${options.key}`;
      return {
        read() {
          const text = readText(name);
          if (text === null) return null;
          const content = open(text, options);
          if (content.kind === 'broken') remove(name);
          return content.kind === 'value' ? content.value : null;
        },
        write(value) {
          // The types leave only a circular value to fail here.
          const text = tryOr(null, () => JSON.stringify({ version: options.version, value }));
          return text === null ? { kind: 'failed', reason: 'blocked' } : writeText(name, text);
        },
        clear: () => remove(name),
      };
    },
  };
}

/** Reads one item of this tab's visit and changes nothing: short enough for a page's first script. Never throws. */
export function readSessionItem<TWrite extends Json, TRead>(
  window: { readonly sessionStorage: Storage },
  options: ItemDeclaration<TWrite, TRead>,
): TRead | null {
  const text = tryOr<string | null>(null, () => window.sessionStorage.getItem(`${namespace}${options.key}`));
  const content = text === null ? null : open(text, options);
  return content?.kind === 'value' ? content.value : null;
}

/** Items that outlive the tab. */
export const localItems = (window: { readonly localStorage: Storage }) => createStorage(() => window.localStorage);

/** Items of this tab's visit. */
export const sessionItems = (window: { readonly sessionStorage: Storage }) =>
  createStorage(() => window.sessionStorage);

type Content<T> = { kind: 'value'; value: T } | { kind: 'broken' } | { kind: 'newer' };

function open<TWrite extends Json, TRead>(text: string, options: ItemOptions<TWrite, TRead>): Content<TRead> {
  return tryOr<Content<TRead>>({ kind: 'broken' }, () => {
    const envelope: unknown = JSON.parse(text);
    if (!isEnvelope(envelope)) return { kind: 'broken' };
    const { version, value } = envelope;
    // Written by a release that was taken back: not ours to read, nor to destroy.
    if (version > options.version) return { kind: 'newer' };
    const current = version === options.version ? value : options.migrate?.(value, version);
    const result = options.schema['~standard'].validate(current);
    return 'value' in result && !result.issues ? { kind: 'value', value: result.value } : { kind: 'broken' };
  });
}

function isEnvelope(content: unknown): content is { readonly version: number; readonly value: unknown } {
  return (
    typeof content === 'object' &&
    content !== null &&
    'version' in content &&
    typeof content.version === 'number' &&
    'value' in content
  );
}

function tryOr<T>(fallback: T, attempt: () => T): T {
  try {
    return attempt();
  } catch {
    return fallback;
  }
}

/** Safari and Firefox have used other names than the standard's; the code 22 is common to them. */
function isQuotaExceeded(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const name: unknown = 'name' in cause ? cause.name : undefined;
  const code: unknown = 'code' in cause ? cause.code : undefined;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' || code === 22;
}
