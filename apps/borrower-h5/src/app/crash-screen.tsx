import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { reloadPage } from '@peace/web-platform';
import { NoConnectionDrawing, ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage, type ScreenMessageProps } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';

interface ReplacementProps {
  readonly onBack?: () => void;
}

/** In place of a screen that failed to draw, or whose code could not be loaded: never a blank page. */
export function CrashScreen({ onBack }: ReplacementProps): ReactElement {
  const t = useMessages(commonMessages);
  return <Replacement isFailure drawing={ServiceDownDrawing} title={t('somethingWrong')} onBack={onBack} />;
}

/** In place of a screen whose code has been loading for long: it is shown when the code arrives. */
export function SlowScreen({ onBack }: ReplacementProps): ReactElement {
  const t = useMessages(commonMessages);
  return <Replacement isReadOut drawing={NoConnectionDrawing} title={t('slowLine')} onBack={onBack} />;
}

function Replacement(
  props: ReplacementProps & Pick<ScreenMessageProps, 'drawing' | 'isFailure' | 'isReadOut' | 'title'>,
): ReactElement {
  const { onBack, ...message } = props;
  const { window } = useServices();
  const t = useMessages(commonMessages);
  return (
    <PageFrame title={appConfig.appEnName} onBack={onBack}>
      <ScreenMessage {...message} primary={{ label: t('retry'), onClick: () => reloadPage(window) }} />
    </PageFrame>
  );
}
