import { useLocale } from '@peace/i18n/react';
import type { ParamsOf, screens } from '@peace/screens';
import { useAmountDue } from '#features/repayment/use-amount-due.ts';
import { wireDateText } from '#shared/wire-date-text.ts';
import type { LinkAmount } from './repayment-of-code.model.ts';

/**
 * By when the amount of a link is due, in words: where the order that the link names owes just that amount. ''
 * while it is not known; null where no order is named.
 */
export function useDueDateOfLink(
  { orderId, productId }: ParamsOf<typeof screens.repaymentOfCode>,
  amount: LinkAmount,
): string | null {
  const { locale } = useLocale();
  const isNamed = orderId !== undefined;
  const { due, dueDate } = useAmountDue({ orderId: orderId ?? '', productId }, isNamed && amount.kind === 'read');
  if (!isNamed) return null;
  return amount.kind === 'read' && due?.minor === amount.amount.minor ? wireDateText(dueDate, locale) : '';
}
