import { spies } from '#shared/testing/spies.ts';
import type { BindBankViewProps } from '../bind-bank.view.tsx';
import { bankForm } from './a-bank-form.ts';

/** The bank form with nothing filled in; spies for what a borrower may do. */
export const anEmptyForm = (): BindBankViewProps => ({
  state: { kind: 'ready', data: bankForm },
  cardType: 1,
  values: new Map(),
  problems: new Map(),
  listed: new Set(),
  attempt: 0,
  saving: { kind: 'idle' },
  isOtherSaved: false,
  isTyped: true,
  isReview: false,
  leaving: { open: false, isUnknown: false },
  purpose: 'nextLoan',
  canGoToMine: false,
  events: spies(),
});
