import { answerOf } from '@peace/bridge';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback } from 'react';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';

const hasScheme = /^\s*[a-z][a-z0-9+.-]*:/i;

/**
 * Opens what the backend gives for a product (spec §7): an http link in the browser, anything else by the native host.
 * A link with a scheme goes through `navigateExternal`, which refuses all but http(s) and the shell's own.
 */
export function useTarget(): (target: string) => Promise<void> {
  const { bridge } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const leave = useNavigateExternal();
  return useCallback(
    async (target) => {
      if (hasScheme.test(target)) return void (await leave(target));
      const outcome = await bridge.send('openPage', { to: target });
      if (answerOf(outcome.kind) === 'notTaken') show({ kind: 'fail', message: t('appCouldNotOpen') });
    },
    [bridge, leave, show, t],
  );
}
