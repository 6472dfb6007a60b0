/** Splits a text into the characters a person counts. */
export type SplitCharacters = (text: string) => Iterable<string>;

/**
 * The splitter of this engine: grapheme clusters, so that 👨‍👩‍👧, 🇵🇭 and é written with a combining accent are one
 * each; code points where `Intl.Segmenter` is missing, so that at least no character is cut in half.
 */
export function characterSplitter(intl: { readonly Segmenter?: typeof Intl.Segmenter } = Intl): SplitCharacters {
  const { Segmenter } = intl;
  if (Segmenter === undefined) return (text) => text;
  const segmenter = new Segmenter('en', { granularity: 'grapheme' });
  return function* (text) {
    for (const { segment } of segmenter.segment(text)) yield segment;
  };
}

let engineSplitter: SplitCharacters | undefined;

/** `characterSplitter()`, made on first use: a segmenter is expensive, and most screens have no text to count. */
export const splitCharacters: SplitCharacters = (text) => (engineSplitter ??= characterSplitter())(text);
