import { figures } from '@peace/company/loan-facts';
import { dayText } from '@peace/i18n/dates';
import { orderTrackMessages } from '@peace/i18n/messages/order-track';
import { receivedApplicationMessages } from '@peace/i18n/messages/received-application';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, formatMoney } from '@peace/money-date';
import { useSearchParams } from 'react-router-dom';
import type { useApplication } from '#features/receipt/use-kept-offer.ts';
import { useServices } from '#shared/services.tsx';
import { wireDateText } from '#shared/wire-date-text.ts';

/** An application that was just sent, in our words. */
export interface ReceivedApplication {
  readonly title: string;
  /** The amount, and the term where the offer is stored. */
  readonly text: string;
  readonly next: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The application that led here (`from=confirm`, spec §4), by its receipt and the stored offer; null without a receipt, and when the time
 * of the decision is over. `original` has the server's words alone.
 */
export function useReceivedApplication({
  receipt,
  offer,
}: ReturnType<typeof useApplication>): ReceivedApplication | null {
  const t = useMessages(receivedApplicationMessages);
  const track = useMessages(orderTrackMessages);
  const { locale } = useLocale();
  const { clock } = useServices();
  const [query] = useSearchParams();
  if (!receipt?.amount || query.get('from') !== 'confirm' || locale === 'original') return null;
  const now = clock.now();
  const decisionBy = receipt.at + figures.decisionDays * DAY_MS;
  if (now < receipt.at || now >= decisionBy) return null;
  const amount = formatMoney(receipt.amount);
  const [first, ...later] = offer?.plan ?? [];
  const day = wireDateText(first?.payTime ?? '', locale);
  return {
    title: t('title'),
    text: offer?.term ? t('appliedFor', { amount, term: offer.term }) : amount,
    next: [
      t('decisionBy', { day: dayText(formatDate(decisionBy), locale) }),
      track('creditNext', figures),
      first?.amount && day
        ? t(later.length > 0 ? 'firstPayment' : 'onlyPayment', { amount: formatMoney(first.amount), day })
        : track('repaidNext'),
    ],
  };
}
