/** A member that Safari 15.4 or Chrome 100 lacks, as a built file reads it. */
export interface NewerMember {
  /** The object that has it in a newer engine, by its path from the global object. */
  readonly owner: string;
  readonly name: string;
  /** How a script reads it, where `.name` alone would find something else of that name. */
  readonly read?: RegExp;
}

/** How a script calls a method that has a common name; a class's own method of that name is no call. */
const called = (name: string) => new RegExp(`\\.${name}\\(`);

const membersOf = (owner: string, names: readonly string[]) => names.map((name) => ({ owner, name }));
const callsOf = (owner: string, names: readonly string[]) =>
  names.map((name) => ({ owner, name, read: called(`${owner}\\.${name}`.replace(/^.*\.prototype\\\./, '')) }));
/** Static members and properties of one object are read by its name. */
const ownedBy = (owner: string, names: readonly string[]) =>
  names.map((name) => ({ owner, name, read: new RegExp(`\\b${owner}\\??\\.${name}\\b`) }));
const globals = (names: readonly string[]) =>
  names.map((name) => ({ owner: 'globalThis', name, read: new RegExp(`(?<![\\w$'"\`-])${name}\\b(?=[.(?])`) }));

/** Members that Safari or Chrome added after the oldest engine that a bundle is built for. */
export const newerMembers: readonly NewerMember[] = [
  ...membersOf('Array.prototype', ['toSorted', 'toReversed', 'toSpliced']),
  ...callsOf('Array.prototype', ['with']),
  ...ownedBy('Array', ['fromAsync']),
  ...ownedBy('Object', ['groupBy']),
  ...ownedBy('Map', ['groupBy']),
  ...ownedBy('Promise', ['withResolvers', 'try']),
  ...ownedBy('Iterator', ['from']),
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'].map(
    (name) => ({
      owner: 'Iterator.prototype',
      name,
      read: new RegExp(`(?<!Object)\\.(?:values|keys|entries|matchAll)\\([^()]*\\)\\.${name}\\(`),
    }),
  ),
  ...membersOf('Set.prototype', ['symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']),
  ...callsOf('Set.prototype', ['intersection', 'difference']),
  ...membersOf('String.prototype', ['isWellFormed', 'toWellFormed']),
  ...membersOf('Uint8Array.prototype', ['toBase64', 'toHex', 'setFromBase64']),
  ...ownedBy('AbortSignal', ['any', 'timeout']),
  ...ownedBy('URL', ['canParse', 'parse']),
  // A Map and a Set have a size, too: only what was made from parameters counts.
  { owner: 'URLSearchParams.prototype', name: 'size', read: /\b([\w$]+)=new URLSearchParams\b[^]{0,400}?\b\1\.size\b/ },
  ...ownedBy('Response', ['json']),
  ...ownedBy('ReadableStream', ['from']),
  ...membersOf('Intl.NumberFormat.prototype', ['formatRange', 'formatRangeToParts']),
  ...ownedBy('Intl', ['DurationFormat']),
  ...membersOf('Element.prototype', ['checkVisibility', 'setHTML', 'setHTMLUnsafe', 'getHTML', 'moveBefore']),
  ...membersOf('HTMLElement.prototype', ['showPopover', 'hidePopover', 'togglePopover']),
  ...membersOf('HTMLInputElement.prototype', ['showPicker']),
  ...membersOf('HTMLDialogElement.prototype', ['requestClose', 'closedBy']),
  ...membersOf('Document.prototype', ['startViewTransition', 'adoptedStyleSheets']),
  ...ownedBy('navigator', ['permissions', 'userActivation', 'wakeLock', 'userAgentData', 'connection']).map((each) => ({
    ...each,
    owner: 'Navigator.prototype',
  })),
  ...ownedBy('screen', ['orientation']).map((each) => ({ ...each, owner: 'Screen.prototype' })),
  ...globals(['requestIdleCallback', 'cookieStore', 'CompressionStream', 'DecompressionStream', 'OffscreenCanvas']),
  { owner: 'globalThis', name: 'navigation', read: /\b(?:window|globalThis|self)\.navigation\b/ },
];

/** Syntax that a build leaves as it is: Safari before 16.4 reads no script that has a lookbehind. */
export const lookbehind = /\(\?<[=!]/;

/** Deletes every newer member, in the page and before any script of it. */
export function deleteNewer(members: readonly { readonly owner: string; readonly name: string }[]): void {
  for (const { owner, name } of members) {
    const holder: unknown = owner.split('.').reduce<unknown>((from, key) => Object(from)[key], globalThis);
    if (holder !== undefined) Reflect.deleteProperty(Object(holder), name);
  }
}
