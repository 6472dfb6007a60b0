import type { ReactElement } from 'react';

/** A legal text, as the build makes it of a Markdown file. */
export interface LegalText {
  readonly meta: {
    readonly title: string;
    readonly version: string;
    /** `YYYY-MM-DD`. */
    readonly date: string;
  };
  /** The text. Its sections have the ids `<anchor>/1`, `<anchor>/2` … */
  readonly Body: (props: { readonly anchor: string }) => ReactElement;
}
