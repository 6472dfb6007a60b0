import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { LeaveOptions, LeaveOutcome } from '@peace/session';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback } from 'react';
import { useServices } from '#shared/services.tsx';

/** Leaves the page through the session's door, and says so when the link is refused or nobody opens it. */
export function useDoor(): (link: string, options?: LeaveOptions) => Promise<LeaveOutcome> {
  const { session } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  return useCallback(
    async (link, options) => {
      const outcome = await session.leaveTo(link, options);
      if (outcome.kind === 'refused') show({ kind: 'fail', message: t('linkRefused') });
      if (outcome.kind === 'unavailable') show({ kind: 'fail', message: t('appCouldNotOpen') });
      return outcome;
    },
    [session, show, t],
  );
}
