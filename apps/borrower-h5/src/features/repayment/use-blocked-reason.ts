import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { payabilityOf } from './repayment.model.ts';

/** Why an amount cannot be paid, in a sentence; `null` where it can. */
export function useBlockedReason(amount: Money | null): string | null {
  const t = useMessages(repayMessages);
  switch (payabilityOf(amount).kind) {
    case 'payable':
      return null;
    case 'unreadable':
      return t('amountUnreadable');
    case 'nothing':
      return t('amountNothing');
  }
}
