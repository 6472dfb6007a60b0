import { wasNotTaken } from '@peace/bridge';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { NavigateOptions, NavigateOutcome } from '@peace/session';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback } from 'react';
import { useServices } from '#shared/services.tsx';

/** Navigates to an external link; a refused or unavailable link is reported in a toast. */
export function useNavigateExternal(): (link: string, options?: NavigateOptions) => Promise<NavigateOutcome> {
  const { session } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  return useCallback(
    async (link, options) => {
      const outcome = await session.navigateExternal(link, options);
      if (outcome.kind === 'refused') show({ kind: 'fail', message: t('linkRefused') });
      if (outcome.kind === 'unavailable' && wasNotTaken(outcome.because)) {
        show({ kind: 'fail', message: t('appCouldNotOpen') });
      }
      return outcome;
    },
    [session, show, t],
  );
}
