import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { reloadPage } from '@peace/web-platform';
import { ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';

/** In place of a screen that failed to draw, or whose code could not be loaded: never a blank page. */
export function CrashScreen({ onBack }: { readonly onBack?: () => void }): ReactElement {
  const { window } = useServices();
  const t = useMessages(commonMessages);
  return (
    <PageFrame title={appConfig.appEnName} onBack={onBack}>
      <ScreenMessage
        isFailure
        drawing={ServiceDownDrawing}
        title={t('somethingWrong')}
        primary={{ label: t('retry'), onClick: () => reloadPage(window) }}
      />
    </PageFrame>
  );
}
