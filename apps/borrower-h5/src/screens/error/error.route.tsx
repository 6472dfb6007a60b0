import { plainMessage } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { screens } from '@peace/screens';
import { appConfig } from '#shared/app-config.ts';
import { screenRoute, type ScreenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { ErrorScreen } from './error-screen.tsx';

/** `/error`: where a link leads that something went wrong with. */
export const ErrorRoute = errorRoute('somethingWrong');

/** Every unknown path. */
export const NotFoundRoute = errorRoute('pageNotFound');

function errorRoute(message: 'somethingWrong' | 'pageNotFound'): ScreenRoute {
  return screenRoute({
    address: screens.error,
    title: plainMessage(commonMessages, message),
    Page: function ErrorPage() {
      const t = useMessages(commonMessages);
      return (
        <ErrorScreen heading={appConfig.appEnName} message={t(message)} onHome={useGoHome()} onBack={useGoBack()} />
      );
    },
  });
}
