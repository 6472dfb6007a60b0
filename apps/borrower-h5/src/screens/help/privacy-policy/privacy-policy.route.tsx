import type { ReactElement } from 'react';
import * as english from '#features/help/privacy-policy.en.md';
import * as filipino from '#features/help/privacy-policy.fil.md';
import { StaticTextPage } from '#features/help/static-text-page.tsx';

/** `/privacyPolicy`: what the lender does with a borrower's data (spec §2). */
export function PrivacyPolicyRoute(): ReactElement {
  return <StaticTextPage english={english} filipino={filipino} />;
}
