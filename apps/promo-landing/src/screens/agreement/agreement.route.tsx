import { company } from '@peace/company';
import { figures } from '@peace/company/loan-facts';
import { languageOf } from '@peace/i18n';
import { useLocale } from '@peace/i18n/react';
import { noCampaign } from '@peace/screens/campaign';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { hashLink } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import * as en from './agreement.en.md';
import * as fil from './agreement.fil.md';
import { AgreementScreen } from './agreement-screen.tsx';

const texts = { en, fil };

/** `#/agreementTemplate`. @param isFromForm whether going back leads to the form */
export function AgreementRoute({ isFromForm }: { readonly isFromForm: boolean }) {
  const { address, campaign } = useServices();
  const { locale } = useLocale();
  const known = useIsHydrated() ? campaign : noCampaign;
  return (
    <AgreementScreen
      text={texts[languageOf(locale)]}
      facts={{ ...figures, company: company.name }}
      formHref={hashLink('registration', known)}
      onBack={isFromForm ? address.goBack : undefined}
    />
  );
}
