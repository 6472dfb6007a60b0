import type { ReactElement } from 'react';

/** A legal text, as `@peace/vite-config/legal-text` makes it of a Markdown file. */
export interface LegalDocument {
  readonly meta: {
    readonly title: string;
    readonly version: string;
    /** `YYYY-MM-DD`. */
    readonly date: string;
  };
  /** The titles of its sections, in order. */
  readonly sections: readonly string[];
  /** The names of the figures that stand in it. */
  readonly factNames: readonly string[];
  /** The text with its figures. Its sections have the ids `<anchor>/1`, `<anchor>/2` … */
  readonly Body: (props: {
    readonly anchor: string;
    readonly facts: Readonly<Record<string, string | number>>;
  }) => ReactElement;
}

/** The legal texts of the site in one language. */
export interface LegalTexts {
  readonly terms: LegalDocument;
  readonly privacy: LegalDocument;
}
