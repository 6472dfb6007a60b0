import { company } from '@peace/company';
import type { Locale } from '@peace/i18n';
import { useLocale } from '@peace/i18n/react';
import type { ScreenAddress } from '@peace/screens';
import { appConfig } from '#shared/app-config.ts';
import { screenRoute, type ScreenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { factsOf } from './company-facts.ts';
import { StaticTextScreen } from './static-text-screen.tsx';
import type { StaticText } from './static-text.ts';

/** A text of ours in its languages. */
export interface StaticTexts {
  readonly english: StaticText;
  readonly filipino: StaticText;
}

/** A screen that is one of our texts, in the language of the visit, with the facts of this build's company. */
export function staticTextRoute(address: ScreenAddress, { english, filipino }: StaticTexts): ScreenRoute {
  const textIn = (locale: Locale) => (locale === 'fil' ? filipino : english);
  return screenRoute({
    address,
    title: (locale) => textIn(locale).meta.title,
    Page: function StaticTextPage() {
      const { locale } = useLocale();
      return (
        <StaticTextScreen
          text={textIn(locale)}
          facts={factsOf(company, appConfig.appEnName)}
          isSample={company.sample}
          onBack={useGoBack()}
        />
      );
    },
  });
}
