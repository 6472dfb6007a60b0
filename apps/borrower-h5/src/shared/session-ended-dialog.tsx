import { answerOf } from '@peace/bridge';
import { sessionEndedMessages } from '@peace/i18n/messages/session-ended';
import { useMessages } from '@peace/i18n/react';
import { SessionEndedDrawing } from '@peace/ui-kit/drawings';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { useCallback, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useNativeBack } from '#shared/use-native-back.ts';

export interface SessionEndedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says that the session has ended, and offers the shell's login; in a browser the start page. */
export function SessionEndedDialog({ open, onClose }: SessionEndedDialogProps): ReactElement {
  const { bridge } = useServices();
  const t = useMessages(sessionEndedMessages);
  const navigate = useNavigate();
  useNativeBack(
    open,
    useCallback(() => {
      onClose();
      return true;
    }, [onClose]),
  );

  async function logIn() {
    const { kind } = await bridge.send('returnToLogin');
    if (answerOf(kind) !== 'notTaken') return;
    onClose();
    void navigate('/');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={t('title')}
      closeLabel={t('close')}
      confirmLabel={t('logIn')}
      onConfirm={() => void logIn()}
    >
      <SessionEndedDrawing />
      <p>{t('text')}</p>
    </Dialog>
  );
}
