import { plainMessage } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { screens } from '@peace/screens';
import { NotFoundDrawing, ServiceDownDrawing, type Drawing } from '@peace/ui-kit/drawings';
import { screenRoute, type ScreenRoute } from '#shared/screen-route.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { useError } from './use-error.ts';

/** `/error`: where a link leads that something went wrong with. */
export const ErrorRoute = errorRoute('somethingWrong', ServiceDownDrawing);

/** Every unknown path. */
export const NotFoundRoute = errorRoute('pageNotFound', NotFoundDrawing);

function errorRoute(message: 'somethingWrong' | 'pageNotFound', drawing: Drawing): ScreenRoute {
  return screenRoute({
    address: screens.error,
    title: plainMessage(commonMessages, message),
    useController: () => useError(message, drawing),
    View: ErrorScreen,
  });
}
