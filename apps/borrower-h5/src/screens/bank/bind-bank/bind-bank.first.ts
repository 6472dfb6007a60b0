import { getBankForm, type BankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { plainMessage } from '@peace/i18n';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { noop } from '#shared/noop.ts';
import { initialValues } from './bank-form.model.ts';
import { initialCardType } from './bank-tabs.model.ts';
import type { BindBankScreenProps } from './bind-bank-screen.tsx';

/** The bank form, as its route and its early page know it. */
export const bindBankFirst = {
  address: screens.bindBank,
  title: plainMessage(bindBankMessages, 'title'),
  endpoint: getBankForm,
};

/** What the bank form shows of a state before anything was written. */
export function bindBankFirstProps(state: AsyncState<BankForm>): BindBankScreenProps {
  const fields = state.kind === 'ready' ? state.data : [];
  return {
    state,
    cardType: initialCardType(fields),
    values: initialValues(fields),
    problems: new Map(),
    listed: new Set(),
    attempt: 0,
    saving: { kind: 'idle' },
    isTyped: false,
    isReview: false,
    leaving: { open: false, isUnknown: false, onLeave: noop, onStay: noop },
    purpose: 'nextLoan',
    onBack: noop,
    onRetry: noop,
    onCardType: noop,
    onValue: noop,
    onNext: noop,
    onChange: noop,
    onSave: noop,
    onCheckAgain: noop,
    onMine: null,
  };
}
