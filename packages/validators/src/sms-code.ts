import { plainCharacters } from './plain-text.ts';

/**
 * The code in what was typed, filled in or pasted into a code's field: without spaces and dashes, or, from a whole message, its
 * only run of exactly `length` digits. A message with none or with several of them has no code that could be told apart: empty.
 */
export function readSmsCode(text: string, length: number): string {
  const plain = plainCharacters(text).trim();
  const code = withoutSeparators(plain);
  if (code.length <= length || /^\d+$/.test(code)) return code;
  const found = runsOf(plain, /\d+(?:[.,:/]\d+)*/g, length);
  // 123 456 inside a message: only where no run is whole.
  const runs = found.size > 0 ? found : runsOf(plain, /\d+(?:[.,:/\s\p{Pd}]\d+)*/gu, length);
  const [only] = runs;
  if (only !== undefined && runs.size === 1) return only;
  return /\s/.test(plain) ? '' : code;
}

const withoutSeparators = (text: string) => text.replace(/[\s\p{Pd}]/gu, '');

/** The runs of digits, without those that are part of an amount, a date or a time. */
function runsOf(text: string, pattern: RegExp, length: number): ReadonlySet<string> {
  const runs = (text.match(pattern) ?? []).map(withoutSeparators);
  return new Set(runs.filter((run) => run.length === length && /^\d+$/.test(run)));
}
