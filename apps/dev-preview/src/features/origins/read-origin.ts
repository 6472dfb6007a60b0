/** What was typed as an origin; null where nothing was, undefined where it is none. A path behind it is left out. */
export function readOrigin(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (!URL.canParse(typed) || !/^https?:\/\//i.test(typed)) return undefined;
  return new URL(typed).origin;
}
