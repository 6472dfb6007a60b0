import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { Drawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';

export interface ErrorScreenProps {
  readonly heading: string;
  readonly message: string;
  readonly drawing: Drawing;
  readonly onHome: () => void;
  readonly onBack: () => void;
}

/** Something is not available: says what, and offers two ways on. */
export function ErrorScreen({ heading, message, drawing, onHome, onBack }: ErrorScreenProps): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <PageFrame title={heading} onBack={onBack}>
      <ScreenMessage
        isFailure
        drawing={drawing}
        title={message}
        primary={{ label: t('goHome'), onClick: onHome }}
        secondary={{ label: t('back'), onClick: onBack }}
      />
    </PageFrame>
  );
}
