import { getBankForm, type BankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { plainMessage } from '@peace/i18n';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { appConfig } from '#shared/app-config.ts';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import { fieldsUnder, formOf, initialCardType, valuesOf, type FormField } from './bank-form.model.ts';
import type { BindBankViewProps } from './bind-bank.view.tsx';

export const bindBankScreen = {
  address: screens.bindBank,
  title: plainMessage(bindBankMessages, 'title'),
  endpoint: getBankForm,
};

/** The form as this deployment reads it. */
export function formState(state: AsyncState<BankForm>): AsyncState<readonly FormField[]> {
  return state.kind === 'ready' ? { ...state, data: formOf(state.data, appConfig.optionalBankField) } : state;
}

export function initialBindBank(read: AsyncState<BankForm>): StateOf<BindBankViewProps> {
  const state = formState(read);
  const fields = state.kind === 'ready' ? state.data : [];
  const cardType = initialCardType(fields);
  return {
    state,
    cardType,
    values: valuesOf(fieldsUnder(fields, cardType)),
    problems: new Map(),
    listed: new Set(),
    attempt: 0,
    saving: { kind: 'idle' },
    isOtherSaved: false,
    isTyped: false,
    isReview: false,
    leaving: { open: false, isUnknown: false },
    canGoToMine: false,
    purpose: 'nextLoan',
  };
}

export const earlyScreens: EarlyScreens<typeof bindBankScreen> = () => [
  { ...bindBankScreen, atFirst: initialBindBank },
];
