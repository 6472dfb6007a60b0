const MASK = '*•●∗＊⁎';
const maskCharacter = new RegExp(`[${MASK}]`);
const maskRun = new RegExp(`[${MASK}x×#·]+`, 'i');

/**
 * Whether a value has characters hidden: `**** 1234`, `0917 ••• 4567`, `XXXX-XXXX-1234`, `#### 1234`, `J***a`. An x, ×,
 * # or · hides something only where there are two and no other letter stands.
 */
export function isMasked(value: string): boolean {
  return maskCharacter.test(value) || (/[x×#·]{2}/i.test(value) && !/[a-wyz]/i.test(value));
}

/** A number as it is written out: one separator at most between its digits, as in `+63 (0)917-123-4567`. */
const writtenOut = /^[\s(]*(?:\+[\s(]*)?\d(?:[\s()]*(?:[.-][\s()]*)?\d)*[\s)]*$/;

/**
 * A number of which digits are hidden, by whatever signs or words: `#### 1234`, `ending in 1234`, `----1234`. They are `*` in what
 * is returned; null where the number is written out, or there is none.
 */
export function maskOfNumber(value: string): string | null {
  const text = value.trim();
  if (/\d/.test(text) ? writtenOut.test(text) : !isMasked(text)) return null;
  const masked = text.replace(/[^\d\s().+-]+/g, '*');
  // Mask characters look like separators.
  return masked.includes('*') ? masked : text.replace(/\D+/g, '*');
}

/** Whether a masked value may stand for this one: what is visible of it is there, in its place. */
export function fitsMask(masked: string, value: string): boolean {
  const visible = withoutSeparators(masked).split(new RegExp(maskRun, 'gi'));
  const full = withoutSeparators(value);
  const [first = '', ...rest] = visible;
  const last = rest.pop() ?? '';
  if (!full.startsWith(first) || !full.endsWith(last) || full.length < first.length + last.length) return false;
  let position = first.length;
  const end = full.length - last.length;
  for (const part of rest) {
    const found = full.indexOf(part, position);
    if (found === -1 || found + part.length > end) return false;
    position = found + part.length;
  }
  return true;
}

function withoutSeparators(value: string): string {
  return value.toLowerCase().replace(/[\s().+-]/g, '');
}
