declare module '*.md' {
  import type { StaticText } from './static-text.ts';

  export const meta: StaticText['meta'];
  export const factNames: StaticText['factNames'];
  export const Body: StaticText['Body'];
}
