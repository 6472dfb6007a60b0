import { screens } from '@peace/screens';
import * as en from '#features/help/privacy-policy.en.md';
import * as fil from '#features/help/privacy-policy.fil.md';
import { staticTextRoute } from '#features/help/static-text-route.ts';

/** `/privacyPolicy`: what the lender does with a borrower's data (spec §2). */
export const PrivacyPolicyRoute = staticTextRoute(screens.privacyPolicy, { en, fil });
