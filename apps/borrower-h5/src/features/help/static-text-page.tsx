import { company } from '@peace/company';
import { useLocale } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { factsOf } from './company-facts.ts';
import { StaticTextScreen } from './static-text-screen.tsx';
import type { StaticText } from './static-text.ts';

/** A page that is one of our texts, in the language of the visit, with the facts of this build's company. */
export function StaticTextPage(props: { readonly english: StaticText; readonly filipino: StaticText }): ReactElement {
  const { locale } = useLocale();
  const text = locale === 'fil' ? props.filipino : props.english;
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
