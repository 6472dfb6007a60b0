import { register } from '@peace/api-client/contract/promotion/register';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useServices } from '#shared/services.tsx';
import { fieldNames, isUnknown, verdictOn } from './registration.model.ts';
import type { SendingParts } from './use-send-code.ts';

/** What follows the answer to a registration. */
export interface SubmitEvents {
  /** The answer was lost: this visit may have registered. */
  readonly onUnknown: () => void;
  readonly onRegistered: () => void;
}

/** Registers with what is in the form. */
export function useSubmitRegistration(
  { readyToSend, verdicts, calls }: SendingParts,
  { onUnknown, onRegistered }: SubmitEvents,
) {
  const { api, campaign, announceCompletion } = useServices();
  const { show } = useToast();
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  return () => {
    if (calls.isBusy()) return;
    const payload = readyToSend(fieldNames);
    if (payload === null) return;
    void calls.during('register', async () => {
      verdicts.clearNotice();
      const { invite_code: inviteCode, id } = campaign;
      const verdict = verdictOn('register', await api.call(register, { ...payload, inviteCode, id }));
      if (isUnknown(verdict)) onUnknown();
      if (verdict.kind !== 'done') return verdicts.tell(verdict, t('registerUnknown'));
      show({ kind: 'success', message: rules('registered') });
      announceCompletion();
      onRegistered();
    });
  };
}
