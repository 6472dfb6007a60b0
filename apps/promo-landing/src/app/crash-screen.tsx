import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';

/** In place of a page that failed to draw: never a blank one. What was typed is kept for the length of the visit. */
export function CrashScreen(): ReactElement {
  const t = useMessages(commonMessages);
  const { reload } = useServices();
  return (
    <ScreenMessage
      drawing="failed"
      title={t('somethingWrong')}
      headingLevel={1}
      primary={{ label: t('retry'), onClick: reload }}
    />
  );
}
