/** A stored item, as its declaration says it. */
export interface DeclaredItem {
  readonly key: string;
  readonly lifetime: string;
  readonly owner: string;
}

/** The functions that declare: by their types nothing can be stored that did not go through one of them. */
const calls = /(?<!function )\b(defineItem|attemptItem)(?:<[^()]*>)?\(/g;

/** They declare what their callers declare, or only read what another file declares. */
const passOn = /(storage\/stored-item|^\.\/stored-item|attempt\/define-attempts|early-known-order)\.ts$/;

/** The declarations of the sources. */
export function declarationsIn(sources: readonly string[]): DeclaredItem[] {
  return sources.flatMap((code) =>
    argumentsIn(code)
      .map(read)
      .filter((item) => item !== null),
  );
}

/** The file, where it has a declaration that cannot be read. */
export function undeclaredIn(file: string, code: string): string[] {
  if (passOn.test(file)) return [];
  return argumentsIn(code).every((call) => read(call) !== null) ? [] : [file];
}

type Call = readonly [declares: string, text: string];

/** The arguments of each call, up to the next call. */
function argumentsIn(code: string): Call[] {
  const found = [...code.matchAll(calls)];
  return found.map((match, at) => {
    const from = match.index + match[0].length;
    return [match[1] ?? '', code.slice(from, found[at + 1]?.index)];
  });
}

function read([declares, text]: Call): DeclaredItem | null {
  const key = /^\s*\{\s*key: '([^']+)'/.exec(text)?.[1];
  if (key === undefined) return null;
  if (declares === 'attemptItem') return { key, lifetime: '24 hours', owner: 'record' };
  const [, owner, lifetime] = /\sowner: '(\w+)',\s*lifetime: '([^']+)',?\s*\}/.exec(text) ?? [];
  return owner === undefined || lifetime === undefined ? null : { key, lifetime, owner };
}
