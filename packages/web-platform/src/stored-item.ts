/** The names of our stored items begin with this. */
export const namespace = 'peace:';

/** The values that JSON can represent. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** The result of a write. After `failed` the value stays in memory until the page is closed. */
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

/**
 * The owner of an item, stored in its envelope: the device's stays for everyone; a borrower's is deleted when another one uses the
 * device; a record, of what was paid, applied for or sent, is hidden from another borrower and stays until it ends.
 */
export type ItemOwner = 'device' | 'borrower' | 'record';

const HOUR_MS = 60 * 60 * 1000;

/** The ends of what has one, by the words of `docs/stored-items.md`, in milliseconds after the last write. */
export const lifetimesMs = {
  'an hour': HOUR_MS,
  '24 hours': 24 * HOUR_MS,
  '30 days': 30 * 24 * HOUR_MS,
  'a year': 365 * 24 * HOUR_MS,
} as const;

export type TimedLifetime = keyof typeof lifetimesMs;

export interface ItemOptions<TWrite extends Json, TRead> {
  /** Its name within our namespace. */
  readonly key: string;
  /** Raised when the schema changes incompatibly. */
  readonly version: number;
  readonly schema: ItemSchema<TWrite, TRead>;
  readonly owner: ItemOwner;
  /** `the visit`: in the tab. All others outlive it. */
  readonly lifetime: 'the visit' | 'no end' | TimedLifetime;
  /** Makes a value of an older version into one the schema accepts; without it such a value is discarded. */
  readonly migrate?: (value: unknown, fromVersion: number) => unknown;
  /** An unreadable value stays in the storage: another release can read it. */
  readonly keepsUnreadable?: boolean;
  /**
   * Its subject has one borrower, so what is stored of it counts for every session that opens it, also one that says in another
   * way who calls. Of what is another owner's nothing is read but that it is there.
   */
  readonly isOfSubject?: boolean;
}

declare const defined: unique symbol;

interface Defined {
  readonly [defined]: true;
}

/** A storage accepts only these; only {@link defineItem} makes them. */
export type ItemDeclaration<TWrite extends Json, TRead> = ItemOptions<TWrite, TRead> & Defined;

/** Defines an item. Key, owner and lifetime stand in the call as literals: a test compares these calls with `docs/stored-items.md`. */
export function defineItem<const Options extends ItemOptions<Json, unknown>>(options: Options): Options & Defined;
export function defineItem(options: unknown): unknown {
  return options;
}

/** One item of a storage. Nothing here throws. */
export interface StoredItem<TRead, TWrite = TRead> {
  /** The value, or `null` where there is none. Broken content is discarded, not reported. */
  read(): TRead | null;
  /** Whether something is there, also where it cannot be read. */
  isPresent(): boolean;
  write(value: TWrite): WriteOutcome;
  clear(): void;
}

export type ItemContent<T> = { kind: 'value'; value: T } | { kind: 'broken' } | { kind: 'newer' };

/** Reads an item's text: its value, or why there is none. */
export function readItemText<TWrite extends Json, TRead>(
  text: string,
  options: ItemOptions<TWrite, TRead>,
): ItemContent<TRead> {
  return tryOr<ItemContent<TRead>>({ kind: 'broken' }, () => {
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

/** The owner that the envelope names; releases before 1.0 named none. */
export function ownerOfText(text: string): ItemOwner | undefined {
  const owner: unknown = tryOr(undefined, () => Object(JSON.parse(text)).owner);
  return owner === 'device' || owner === 'borrower' || owner === 'record' ? owner : undefined;
}

/** The attempt's result, or the fallback where it throws. */
export function tryOr<T>(fallback: T, attempt: () => T): T {
  try {
    return attempt();
  } catch {
    return fallback;
  }
}
