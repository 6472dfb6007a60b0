import { plainMessage } from '@peace/i18n';
import { notFoundMessages } from '@peace/i18n/messages/not-found';
import { useLocale } from '@peace/i18n/react';
import { screens } from '@peace/screens';
import { type Drawing, NotFoundDrawing, ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { appNameIn } from '#shared/app-config.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useGoHome } from '#shared/navigation/use-go-home.ts';
import { screenRoute, type ScreenRoute, type ScreenTitle } from '#shared/navigation/screen-route.ts';
import { type ErrorViewProps, ErrorView } from './error.view.tsx';

export function useError(title: ScreenTitle, drawing: Drawing): ErrorViewProps {
  const { locale } = useLocale();
  return {
    heading: appNameIn(locale),
    message: title(locale),
    drawing,
    events: {
      goHome: useGoHome(),
      back: useGoBack(),
    },
  };
}

/** `/error`: where a link leads that something went wrong with. */
export const ErrorRoute = errorRoute(plainMessage(notFoundMessages, 'somethingWrong'), ServiceDownDrawing);

/** Every unknown path. */
export const NotFoundRoute = errorRoute(plainMessage(notFoundMessages, 'title'), NotFoundDrawing);

function errorRoute(title: ScreenTitle, drawing: Drawing): ScreenRoute {
  return screenRoute({
    address: screens.error,
    title,
    useController: () => useError(title, drawing),
    View: ErrorView,
  });
}
