import type { Note, Noticed } from './notice.ts';
import type { Report } from './report.ts';

export type Finding = Pick<Report, 'kind' | 'name' | 'detail' | 'where' | 'ms'>;

/** Reduces a notice to the program's own names and places; null if nothing remains. */
export function readNoticed(noticed: Noticed): Finding | null {
  if (!('kind' in noticed)) return readEvent(noticed);
  const { kind, name, detail, error, ms } = noticed;
  return tidy({ kind, name: name ?? nameOf(error), detail, where: placeOf(error), ms });
}

/** The very thing that was thrown: React reports it, and then the browser again. */
export const thrownIn = (noticed: Noticed): unknown =>
  'kind' in noticed ? noticed.error : 'reason' in noticed ? noticed.reason : Object(noticed).error;

function readEvent(event: Event): Finding | null {
  if (event.type === 'securitypolicyviolation') return readViolation(event);
  if ('reason' in event) return tidy({ kind: 'rejection', name: nameOf(event.reason), where: placeOf(event.reason) });
  if (event.target instanceof Element) {
    const { tagName } = event.target;
    // A picture that is missing is no fault of the page's.
    return tagName === 'SCRIPT' || tagName === 'LINK' ? tidy({ kind: 'notLoaded', name: tagName.toLowerCase() }) : null;
  }
  const error: unknown = Object(event).error;
  return tidy({ kind: 'error', name: nameOf(error), where: placeOf(error) });
}

/** The report of a violation has only its kind or scheme: a picture's address may identify its owner. */
function readViolation(event: Event): Finding {
  const {
    effectiveDirective,
    blockedURI,
    sourceFile,
    lineNumber,
    columnNumber,
  }: Partial<SecurityPolicyViolationEvent> = event;
  const [scheme] = (blockedURI ?? '').split(':');
  return tidy({
    kind: 'policy',
    name: effectiveDirective,
    detail: scheme,
    where: placeIn(`${sourceFile}:${lineNumber}:${columnNumber}`),
  });
}

/** Error classes of the language and of the browser; what a library calls its own may be anything. */
function nameOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  return error instanceof Error || error instanceof DOMException ? error.name : 'thrown';
}

const placeOf = (error: unknown): string | undefined =>
  error instanceof Error ? placeIn(error.stack ?? '') : undefined;

/** The first file of ours that a text names, without what is before it and after it. */
const placeIn = (text: string): string | undefined => /\bassets\/[\w.-]+:\d+:\d+/.exec(text)?.[0];

const isWord = (text: string) => /^[A-Za-z][\w.-]{0,60}$/.test(text) && !/\d{5}/.test(text);

/** The fields that the allow-list accepts, without others. */
function tidy({ kind, name, detail, where, ms }: { [Key in keyof Finding]: Finding[Key] | undefined } & Note): Finding {
  return {
    kind,
    ...(name !== undefined && isWord(name) && { name }),
    ...(detail !== undefined && isWord(detail) && { detail }),
    ...(where !== undefined && { where }),
    ...(ms !== undefined && { ms: Math.min(Math.max(Math.round(ms), 0), 600_000) }),
  };
}
