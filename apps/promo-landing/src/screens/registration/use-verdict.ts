import { isUnknownOutcome } from '@peace/api-client';
import { errorWording, supportOf } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState } from 'react';
import { noNotice } from './form-notice.tsx';
import type { Verdict } from './registration.model.ts';

/** What a verdict leads to besides words. */
export interface VerdictActions {
  /** The captcha was wrong: a new one is drawn, and the field says so. */
  readonly onWrongCaptcha: (message: string) => void;
  readonly onAlreadyRegistered: () => void;
  /** A code was wrong, the captcha's or the text message's. */
  readonly onWrongCode: () => void;
}

/** Says why a call came to nothing: the exact toast of spec §8, and a sentence that stays in the form. */
export function useVerdict({ onWrongCaptcha, onAlreadyRegistered, onWrongCode }: VerdictActions) {
  const { show } = useToast();
  const rules = useMessages(registrationMessages);
  const common = useMessages(commonMessages);
  const [notice, setNotice] = useState(noNotice);

  /** @param whenUnknown the message if the request may have been executed although its response was lost */
  const tell = (verdict: Exclude<Verdict, { kind: 'done' }>, whenUnknown: string) => {
    switch (verdict.kind) {
      case 'wrongCaptcha': {
        const message = verdict.message || rules('captchaInvalid');
        show({ kind: 'fail', message });
        onWrongCode();
        return onWrongCaptcha(message);
      }
      case 'alreadyRegistered':
        show({ message: rules('alreadyRegistered') });
        return onAlreadyRegistered();
      case 'refused': {
        const message = verdict.message || common('errorRejected');
        show({ kind: 'fail', message });
        // Any other refusal says nothing of a code: it can be tried again at once.
        if (verdict.isWrongCode) onWrongCode();
        return setNotice({ text: message, support: supportOf(verdict.error), isUnknown: false });
      }
      case 'unanswered': {
        show({ kind: 'fail', message: rules('networkError') });
        const unknown = isUnknownOutcome(verdict.error);
        const text = unknown ? whenUnknown : errorWording(verdict.error, common);
        return setNotice({ text, support: supportOf(verdict.error), isUnknown: unknown });
      }
    }
  };

  return { notice, tell, clearNotice: () => setNotice(noNotice) };
}
