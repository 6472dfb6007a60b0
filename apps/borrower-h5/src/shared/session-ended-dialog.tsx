import { wasNotTaken } from '@peace/bridge';
import { useCallback, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useNativeBack } from '#shared/use-native-back.ts';
import { SessionEndedMessage } from './session-ended-message.tsx';

export interface SessionEndedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says that the session has ended, and offers the shell's login; in a browser the start page. */
export function SessionEndedDialog({ open, onClose }: SessionEndedDialogProps): ReactElement {
  const { bridge } = useServices();
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
    if (!wasNotTaken(kind)) return;
    onClose();
    void navigate('/');
  }

  return <SessionEndedMessage open={open} onClose={onClose} onLogIn={() => void logIn()} />;
}
