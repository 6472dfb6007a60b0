import { sessionEndedMessages } from '@peace/i18n/messages/session-ended';
import { useMessages } from '@peace/i18n/react';
import { SessionEndedDrawing } from '@peace/ui-kit/drawings';
import { Dialog } from '@peace/vant-react-compat/dialog';
import type { ReactElement } from 'react';

export interface SessionEndedMessageProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogIn: () => void;
}

/** That the session has ended, and the way to log in. What was typed stays below it. */
export function SessionEndedMessage({ open, onClose, onLogIn }: SessionEndedMessageProps): ReactElement {
  const t = useMessages(sessionEndedMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={t('title')}
      closeLabel={t('close')}
      confirmLabel={t('logIn')}
      onConfirm={onLogIn}
    >
      <SessionEndedDrawing />
      <p>{t('text')}</p>
    </Dialog>
  );
}
