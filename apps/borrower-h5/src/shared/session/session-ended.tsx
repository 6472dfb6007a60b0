import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import type { SessionEndedDialog } from './session-ended-dialog.tsx';

// Handled outside of what Vite wraps, which else would not say that a file of this release is gone.
const loadDialog = () => import('./session-ended-dialog.tsx');

/** Says over any screen that the session has ended, and leads to the login. What was typed can still be read below it once it is closed. */
export function SessionEnded(): ReactElement | null {
  const { session } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const endings = useSyncExternalStore(session.onEnd, session.endings, session.endings);
  const [closed, setClosed] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof SessionEndedDialog } | null>(null);
  const isNeeded = endings > closed;

  // Not part of what every page begins with: most visits end before their session does.
  useEffect(() => {
    if (!isNeeded || loaded) return;
    loadDialog().then(
      (module) => setLoaded({ Dialog: module.SessionEndedDialog }),
      () => show({ kind: 'fail', message: t('errorSessionEnded') }),
    );
  }, [isNeeded, loaded, endings, show, t]);

  const close = useCallback(() => setClosed(endings), [endings]);
  return loaded && <loaded.Dialog open={isNeeded} onClose={close} />;
}
