/** A Markdown file, as `legal-text` makes a module of it. */
declare module '*.md' {
  import type { ReactElement, ReactNode } from 'react';

  export const meta: {
    readonly title: string;
    readonly version: string;
    /** `YYYY-MM-DD`. */
    readonly date: string;
  };
  /** The titles of its sections, in order. */
  export const sections: readonly string[];
  /** The facts that it names in braces. */
  export const factNames: readonly string[];
  /** The text, with these facts in it. Its sections have the ids `<anchor>/1`, `<anchor>/2` … */
  export const Body: (props: {
    readonly anchor: string;
    readonly facts: Readonly<Record<string, ReactNode>>;
  }) => ReactElement;
}
