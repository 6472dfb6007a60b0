const MASK = '*•●∗＊';
const maskCharacter = new RegExp(`[${MASK}]`);
const maskRun = new RegExp(`[${MASK}x]+`, 'i');

/**
 * Whether a value has characters hidden: `**** 1234`, `0917 ••• 4567`, `XXXX-XXXX-1234`, `J***a`. An x hides
 * something only where no other letter stands.
 */
export function isMasked(value: string): boolean {
  return maskCharacter.test(value) || (/x{2}/i.test(value) && !/[a-wyz]/i.test(value));
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
