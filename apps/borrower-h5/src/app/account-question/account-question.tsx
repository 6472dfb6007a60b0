import { accountMessages } from '@peace/i18n/messages/account';
import { useMessages } from '@peace/i18n/react';
import type { SessionParams } from '@peace/session';
import { SessionEndedDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { maskedPhone } from '#shared/session/account-phone.ts';

export interface AccountQuestionProps {
  readonly appName: string;
  readonly current: SessionParams;
  readonly other: SessionParams;
  readonly onStay: () => void;
  readonly onOpen: () => void;
}

/** Asks before a link with another person's session replaces the one that this tab has (docs/decisions/session.md). */
export function AccountQuestion({ appName, current, other, onStay, onOpen }: AccountQuestionProps): ReactElement {
  const t = useMessages(accountMessages);
  const [mine, theirs] = [current, other].map(({ mobilePhone }) => maskedPhone(mobilePhone)?.ending);
  const areNumbersKnown = mine !== undefined && theirs !== undefined && mine !== theirs;
  return (
    <PageFrame title={appName}>
      <ScreenMessage
        drawing={SessionEndedDrawing}
        title={t('questionTitle')}
        primary={{ label: t('stay'), onClick: onStay }}
        secondary={{ label: t('open'), onClick: onOpen }}
      >
        <p>{areNumbersKnown ? t('questionNumbers', { current: mine, other: theirs }) : t('questionText')}</p>
        <p>{t('questionWarning')}</p>
      </ScreenMessage>
    </PageFrame>
  );
}
