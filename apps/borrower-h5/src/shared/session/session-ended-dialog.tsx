import type { ReactElement } from 'react';
import { useLogIn } from '#shared/navigation/use-go-home.ts';
import { sessionEndedMessages } from '@peace/i18n/messages/session-ended';
import { useMessages } from '@peace/i18n/react';
import { SessionEndedDrawing } from '@peace/ui-kit/drawings';
import { Dialog } from '@peace/vant-react-compat/dialog';

export interface SessionEndedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says that the session has ended, and offers the shell's login; in a browser the start page. */
export function SessionEndedDialog({ open, onClose }: SessionEndedDialogProps): ReactElement {
  return <SessionEndedMessage open={open} onClose={onClose} onLogIn={useLogIn(onClose)} />;
}

interface SessionEndedMessageProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogIn: () => void;
}

export function SessionEndedMessage({ open, onClose, onLogIn }: SessionEndedMessageProps): ReactElement {
  const t = useMessages(sessionEndedMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={
        <>
          <SessionEndedDrawing />
          {t('title')}
        </>
      }
      closeLabel={t('close')}
      confirmLabel={t('logIn')}
      onConfirm={onLogIn}
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
