import { wasNotTaken } from '@peace/bridge';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useNativeBack } from '#shared/use-native-back.ts';
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
  const { bridge } = useServices();
  const navigate = useNavigate();
  useNativeBack(open, onClose);

  async function logIn() {
    const { kind } = await bridge.send('returnToLogin');
    if (!wasNotTaken(kind)) return;
    onClose();
    void navigate('/');
  }

  return <SessionEndedMessage open={open} onClose={onClose} onLogIn={() => void logIn()} />;
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
