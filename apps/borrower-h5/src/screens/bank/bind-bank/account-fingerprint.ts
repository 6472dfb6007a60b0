/**
 * Sixteen bits of a value. Enough to recognise an account that was sent, and far too few to find it out: of all the phone
 * numbers there are, many thousand have the same print. What is stored on a phone that is handed around is this.
 */
export function fingerprintOf(code: string, value: string): string {
  let hash = 0x811c9dc5;
  // FNV-1a, folded.
  for (const character of `${code}\n${value}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(36);
}
