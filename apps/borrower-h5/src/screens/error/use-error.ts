import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type Drawing, NotFoundDrawing, ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { plainMessage } from '@peace/i18n';
import { screens } from '@peace/screens';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { screenRoute, type ScreenRoute } from '#shared/screen-route.tsx';
import { type ErrorViewProps, ErrorView } from './error.view.tsx';

/** The view's props: what is wrong, and the two ways on. */
export function useError(message: 'somethingWrong' | 'pageNotFound', drawing: Drawing): ErrorViewProps {
  const t = useMessages(commonMessages);
  return {
    heading: appConfig.appEnName,
    message: t(message),
    drawing,
    events: {
      goHome: useGoHome(),
      back: useGoBack(),
    },
  };
}

/** `/error`: where a link leads that something went wrong with. */
export const ErrorRoute = errorRoute('somethingWrong', ServiceDownDrawing);

/** Every unknown path. */
export const NotFoundRoute = errorRoute('pageNotFound', NotFoundDrawing);

function errorRoute(message: 'somethingWrong' | 'pageNotFound', drawing: Drawing): ScreenRoute {
  return screenRoute({
    address: screens.error,
    title: plainMessage(commonMessages, message),
    useController: () => useError(message, drawing),
    View: ErrorView,
  });
}
