import { plainMessage } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { screens } from '@peace/screens';
import { NotFoundDrawing, ServiceDownDrawing, type Drawing } from '@peace/ui-kit/drawings';
import { appConfig } from '#shared/app-config.ts';
import { screenRoute, type ScreenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { ErrorScreen } from './error-screen.tsx';

/** `/error`: where a link leads that something went wrong with. */
export const ErrorRoute = errorRoute('somethingWrong', ServiceDownDrawing);

/** Every unknown path. */
export const NotFoundRoute = errorRoute('pageNotFound', NotFoundDrawing);

function errorRoute(message: 'somethingWrong' | 'pageNotFound', drawing: Drawing): ScreenRoute {
  return screenRoute({
    address: screens.error,
    title: plainMessage(commonMessages, message),
    Page: function ErrorPage() {
      const t = useMessages(commonMessages);
      return (
        <ErrorScreen
          heading={appConfig.appEnName}
          message={t(message)}
          drawing={drawing}
          onHome={useGoHome()}
          onBack={useGoBack()}
        />
      );
    },
  });
}
