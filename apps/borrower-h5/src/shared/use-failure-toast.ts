import type { ApiError } from '@peace/api-client';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type ToastOptions, useToast } from '@peace/vant-react-compat/toast';
import { useCallback } from 'react';

type FailureToastOptions = Pick<ToastOptions, 'isReadOutElsewhere'>;

/**
 * Says in a toast why a call failed, in the server's words where it sent some (spec §8). A page that shows the same sentence
 * until it is read, as after a refused write, announces it by itself. Not said: a call that the page itself gave up, and the
 * end of the session, which has its dialog.
 */
export function useFailureToast({ isReadOutElsewhere }: FailureToastOptions = {}): (error: ApiError) => void {
  const { show } = useToast();
  const t = useMessages(commonMessages);
  return useCallback(
    (error) => {
      if (error.kind === 'aborted' || error.kind === 'sessionEnded') return;
      show({ kind: 'fail', message: errorWording(error, t), isReadOutElsewhere });
    },
    [show, t, isReadOutElsewhere],
  );
}
