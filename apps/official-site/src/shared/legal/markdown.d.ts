declare module '*.md' {
  import type { LegalDocument } from './legal-document.ts';

  export const meta: LegalDocument['meta'];
  export const sections: LegalDocument['sections'];
  export const factNames: LegalDocument['factNames'];
  export const Body: LegalDocument['Body'];
}
