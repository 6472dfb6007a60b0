import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useLocale } from '@peace/i18n/react';
import type { ParamsOf, screens } from '@peace/screens';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#shared/services.tsx';
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
  const { api } = useServices();
  const { locale } = useLocale();
  const { data } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, { orderId: orderId ?? '', productId }),
    enabled: orderId !== undefined && amount.kind === 'read',
  });
  if (orderId === undefined) return null;
  return amount.kind === 'read' && data?.amount?.minor === amount.amount.minor
    ? wireDateText(data.repayDate, locale)
    : '';
}
