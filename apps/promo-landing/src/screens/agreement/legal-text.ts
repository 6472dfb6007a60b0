import type { ReactElement } from 'react';

/** What the text says of the company. */
export interface AgreementFacts {
  readonly company: string;
}

/** A legal text, as the build makes it of a Markdown file. */
export interface LegalText {
  readonly meta: {
    readonly title: string;
    readonly version: string;
    /** `YYYY-MM-DD`. */
    readonly date: string;
  };
  /** The text. Its sections have the ids `<anchor>/1`, `<anchor>/2` …; `facts` stand in it where they are named. */
  readonly Body: (props: { readonly anchor: string; readonly facts: AgreementFacts }) => ReactElement;
}
