import type { ApiError } from '@peace/api-client';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type ToastOptions, useToast } from '@peace/vant-react-compat/toast';
import { useCallback } from 'react';

type FailureToastOptions = Pick<ToastOptions, 'isReadOutElsewhere' | 'staysWhole'>;

/** Says in a toast why a call failed (spec §8). Not said: what the page itself gave up, and the end of the session, which has its dialog. */
export function useFailureToast({ isReadOutElsewhere, staysWhole }: FailureToastOptions = {}): (
  error: ApiError,
) => void {
  const { show } = useToast();
  const t = useMessages(commonMessages);
  return useCallback(
    (error) => {
      if (error.kind === 'aborted' || error.kind === 'sessionEnded') return;
      show({ kind: 'fail', message: errorWording(error, t), isReadOutElsewhere, staysWhole });
    },
    [show, t, isReadOutElsewhere, staysWhole],
  );
}
