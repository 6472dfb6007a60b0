import { wasNotTaken } from '@peace/bridge';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { NavigateOptions, NavigateOutcome } from '@peace/session';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback } from 'react';
import { useServices } from '#shared/services.tsx';

export type NavigationResult = 'left' | 'delegatedToApp' | 'linkRefused' | 'notOpened';

/** A shell that does not answer in time may still open the link: the outcome is unknown, as if it had taken it, which is not a failure. */
export function navigationResultOf(outcome: NavigateOutcome): NavigationResult {
  switch (outcome.kind) {
    case 'left':
    case 'delegatedToApp':
      return outcome.kind;
    case 'refused':
      return 'linkRefused';
    case 'unavailable':
      return wasNotTaken(outcome.because) ? 'notOpened' : 'delegatedToApp';
  }
}

/** The message of a link that was not opened; null where it was, or where the shell may still open it. */
export function navigationFailure(outcome: NavigateOutcome): 'linkRefused' | 'appCouldNotOpen' | null {
  const result = navigationResultOf(outcome);
  if (result === 'notOpened') return 'appCouldNotOpen';
  return result === 'linkRefused' ? result : null;
}

/** Navigates to an external link; a refused or unavailable link is reported in a toast. */
export function useNavigateExternal(): (link: string, options?: NavigateOptions) => Promise<NavigateOutcome> {
  const { session } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  return useCallback(
    async (link, options) => {
      const outcome = await session.navigateExternal(link, options);
      const failure = navigationFailure(outcome);
      if (failure) show({ kind: 'fail', message: t(failure) });
      return outcome;
    },
    [session, show, t],
  );
}
