import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { Drawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';

export interface ErrorEvents {
  readonly goHome: () => void;
  readonly back: () => void;
}

export interface ErrorViewProps {
  readonly heading: string;
  readonly message: string;
  readonly drawing: Drawing;
  readonly events: ErrorEvents;
}

export function ErrorView({ heading, message, drawing, events }: ErrorViewProps): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <PageFrame title={heading} onBack={events.back}>
      <ScreenMessage
        isFailure
        drawing={drawing}
        title={message}
        primary={{ label: t('goHome'), onClick: events.goHome }}
      />
    </PageFrame>
  );
}
