import { company } from '@peace/company';
import { useLocale } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import * as english from '#features/help/privacy-policy.en.md';
import * as filipino from '#features/help/privacy-policy.fil.md';
import { factsOf } from '#features/help/company-facts.ts';
import { StaticTextScreen } from '#features/help/static-text-screen.tsx';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';

/** `/privacyPolicy`: what the lender does with a borrower's data (spec §2). */
export function PrivacyPolicyRoute(): ReactElement {
  const { locale } = useLocale();
  const text = locale === 'fil' ? filipino : english;
  return (
    <>
      <title>{text.meta.title}</title>
      <StaticTextScreen
        text={text}
        facts={factsOf(company, appConfig.appEnName)}
        isSample={company.sample}
        onBack={useGoBack()}
      />
    </>
  );
}
