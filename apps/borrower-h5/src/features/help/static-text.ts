import type { Locale } from '@peace/i18n';
import type { ReactElement } from 'react';

/** Facts that a text names, by the words in its braces. */
export type TextFacts = Readonly<Record<string, string>>;

/** A versioned text of ours, as the build makes it of a Markdown file. */
export interface StaticText {
  readonly meta: {
    readonly title: string;
    readonly version: string;
    /** `YYYY-MM-DD`. */
    readonly date: string;
  };
  /** The facts it names. */
  readonly factNames: readonly string[];
  /** The text; its sections have the ids `<anchor>/1`, `<anchor>/2` … */
  readonly Body: (props: { readonly anchor: string; readonly facts: TextFacts }) => ReactElement;
}

/** A text of ours in its languages. */
export interface StaticTexts {
  readonly english: StaticText;
  readonly filipino: StaticText;
}

/** A text in a language; both English catalogues have the same. */
export function textIn({ english, filipino }: StaticTexts, locale: Locale): StaticText {
  return locale === 'fil' ? filipino : english;
}
