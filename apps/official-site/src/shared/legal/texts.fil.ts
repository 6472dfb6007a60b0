import type { LegalTexts } from './legal-document.ts';
import * as privacy from './privacy.fil.md';
import * as terms from './terms.fil.md';

export const texts: LegalTexts = { terms, privacy };
