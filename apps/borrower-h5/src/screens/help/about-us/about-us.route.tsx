import { company } from '@peace/company';
import { useLocale } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import * as english from '#features/help/about-us.en.md';
import * as filipino from '#features/help/about-us.fil.md';
import { factsOf } from '#features/help/company-facts.ts';
import { StaticTextScreen } from '#features/help/static-text-screen.tsx';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';

/** `/aboutUs`: mission, advantages, team and contact (spec §2). */
export function AboutUsRoute(): ReactElement {
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
