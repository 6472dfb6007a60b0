import { company } from '@peace/company';
import { useLocale } from '@peace/i18n/react';
import { screens, type ScreenAddress } from '@peace/screens';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { screenRoute, type ScreenRoute } from '#shared/navigation/screen-route.ts';
import { factsOf, textIn, type StaticTexts } from './static-text.ts';
import { StaticTextView, type StaticTextViewProps } from './static-text.view.tsx';

function useStaticText(texts: StaticTexts, hasContacts: boolean): StaticTextViewProps {
  const { locale } = useLocale();
  return {
    text: textIn(texts, locale),
    facts: factsOf(company, appConfig.appEnName),
    isSample: company.sample,
    hasContacts,
    events: { back: useGoBack() },
  };
}

/** A screen that is one of our texts, in the language of the visit, with the facts of this build's company. */
export function staticTextRoute(address: ScreenAddress, texts: StaticTexts): ScreenRoute {
  return screenRoute({
    address,
    title: (locale) => textIn(texts, locale).meta.title,
    useController: () => useStaticText(texts, address === screens.aboutUs),
    View: StaticTextView,
  });
}
