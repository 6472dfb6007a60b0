import type { CSSProperties } from 'react';

/** For a text that is set smaller where its line is short. Its length is known before layout, so it is right in the first markup already. */
export function lengthStyle({ length }: { readonly length: number }): CSSProperties & Record<'--line-length', number> {
  return { '--line-length': length };
}
