import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { NotFoundDrawing, ServiceDownDrawing, type Drawing } from '@peace/ui-kit/drawings';
import type { ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { ErrorScreen } from './error-screen.tsx';

/** `/error`: where a link leads that something went wrong with. */
export function ErrorRoute(): ReactElement {
  return <ErrorPage message="somethingWrong" drawing={ServiceDownDrawing} />;
}

/** Every path that nobody knows. */
export function NotFoundRoute(): ReactElement {
  return <ErrorPage message="pageNotFound" drawing={NotFoundDrawing} />;
}

interface ErrorPageProps {
  readonly message: 'somethingWrong' | 'pageNotFound';
  readonly drawing: Drawing;
}

function ErrorPage({ message, drawing }: ErrorPageProps): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <>
      <title>{t(message)}</title>
      <ErrorScreen
        heading={appConfig.appEnName}
        message={t(message)}
        drawing={drawing}
        onHome={useGoHome()}
        onBack={useGoBack()}
      />
    </>
  );
}
