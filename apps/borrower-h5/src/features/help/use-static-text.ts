import { company } from '@peace/company';
import { useLocale } from '@peace/i18n/react';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { factsOf } from './company-facts.ts';
import type { StaticTextScreenProps } from './static-text-screen.tsx';
import { textIn, type StaticTexts } from './static-text.ts';

/** The view's props: the text in the language of the visit. */
export function useStaticText(texts: StaticTexts): StaticTextScreenProps {
  const { locale } = useLocale();
  return {
    text: textIn(texts, locale),
    facts: factsOf(company, appConfig.appEnName),
    isSample: company.sample,
    onBack: useGoBack(),
  };
}
