import { fn } from 'storybook/test';
import type { BindBankScreenProps } from '../bind-bank-screen.tsx';
import { bankForm } from './a-bank-form.ts';

/** The bank form with nothing filled in; spies for what a borrower may do. */
export const bindBankProps = (): BindBankScreenProps => ({
  state: { kind: 'ready', data: bankForm },
  cardType: 1,
  values: {},
  problems: new Map(),
  listed: new Set(),
  attempt: 0,
  saving: { kind: 'idle' },
  isTyped: true,
  isReview: false,
  leaving: { open: false, isUnknown: false, onLeave: fn(), onStay: fn() },
  purpose: 'nextLoan',
  onMine: fn(),
  onBack: fn(),
  onRetry: fn(),
  onCardType: fn(),
  onValue: fn(),
  onNext: fn(),
  onChange: fn(),
  onSave: fn(),
  onCheckAgain: fn(),
});
