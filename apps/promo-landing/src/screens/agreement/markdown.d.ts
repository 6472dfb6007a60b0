declare module '*.md' {
  import type { LegalText } from './legal-text.ts';

  export const meta: LegalText['meta'];
  export const Body: LegalText['Body'];
}
