import type { View } from '#shared/views.ts';

/** The message that names each view, in the navigation and in the title. */
export const viewNames = {
  home: 'home',
  'about-us': 'aboutUs',
  'privacy-policy': 'privacyPolicy',
  'loan-terms': 'loanTerms',
} as const satisfies Record<View, string>;
