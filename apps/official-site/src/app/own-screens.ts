import { ComplaintsScreen } from '#screens/complaints/complaints-screen.tsx';
import { PrivacyPolicyScreen } from '#screens/privacy-policy/privacy-policy-screen.tsx';
import type { OwnScreen } from '#features/legal/own-screen.ts';

/** The screens that the page at `/` never shows, by their page. */
export const ownScreens = {
  complaints: ComplaintsScreen,
  'privacy-policy': PrivacyPolicyScreen,
} as const satisfies Record<string, OwnScreen>;
