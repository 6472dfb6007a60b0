import type { ScreenAddress } from '@peace/screens';
import { screenRoute, type ScreenRoute } from '#shared/screen-route.tsx';
import { StaticTextScreen } from './static-text-screen.tsx';
import { textIn, type StaticTexts } from './static-text.ts';
import { useStaticText } from './use-static-text.ts';

/** A screen that is one of our texts, in the language of the visit, with the facts of this build's company. */
export function staticTextRoute(address: ScreenAddress, texts: StaticTexts): ScreenRoute {
  return screenRoute({
    address,
    title: (locale) => textIn(texts, locale).meta.title,
    useController: () => useStaticText(texts),
    View: StaticTextScreen,
  });
}
