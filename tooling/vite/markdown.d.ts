/** A Markdown file, as `legal-text` makes a module of it. */
declare module '*.md' {
  import type { ReactElement, ReactNode } from 'react';

  type Part = (props: { readonly facts: Readonly<Record<string, ReactNode>> }) => ReactElement;

  export const meta: {
    readonly title: string;
    readonly version: string;
    /** `YYYY-MM-DD`. */
    readonly date: string;
    /** The number of the section that is not folded where the others are. */
    readonly open?: string;
  };
  /** The titles of its sections, in order. */
  export const sections: readonly string[];
  /** The facts that it names in braces. */
  export const factNames: readonly string[];
  /** The text before its sections. */
  export const Lead: Part;
  /** The text below the heading of each section. */
  export const parts: readonly Part[];
  /** The text, with these facts in it. Its sections have the ids `<anchor>/1`, `<anchor>/2` … */
  export const Body: (props: {
    readonly anchor: string;
    readonly facts: Readonly<Record<string, ReactNode>>;
  }) => ReactElement;
}
