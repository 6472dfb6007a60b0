import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAttemptServices } from '#shared/attempt/define-attempts.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { useNextScreen } from '#shared/navigation/use-is-here.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { readAgain } from '#shared/reading/read-again.ts';
import { dueSnapshotOf } from './payment-evidence.ts';
import { payabilityOf } from './payable.model.ts';
import { byCode, type HowToPay, openLink, type usePaymentAttempt } from './use-payment.ts';
import type { ExternalPaymentPage } from './use-tapped-payment-page.ts';

/** Opens an external payment page as the payment that it is: recorded before it is left for, and asked about beside another one. */
export function useExternalPaymentPage(
  tappedPage: ExternalPaymentPage | null,
  ids: OrderIds,
  { payAgain, start }: Pick<ReturnType<typeof usePaymentAttempt>, 'payAgain' | 'start'>,
): void {
  const services = useAttemptServices();
  const leave = useNavigateExternal();
  const { isAwaited } = useNextScreen();
  // The stored record is known once the attempt was mounted.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);

  async function figures() {
    const info = await readAgain(services, getPeriodRepayment, ids, new AbortController().signal);
    const due = info.kind === 'ok' ? dueSnapshotOf(info.data) : null;
    const payability = payabilityOf(due && due.amount);
    return payability.kind === 'payable' ? { amount: payability.amount, due } : null;
  }

  const onTap = useEffectEvent(async () => {
    if (!tappedPage || !isKnown) return;
    const { url, through, onDone } = tappedPage;
    // The code that gets here may have come late. What stands in the way of a payment is shown beside it.
    if (!isAwaited()) {
      const means = { kind: 'link', channelNumber: '', name: through } as const;
      // Nothing is asked of the server: the link is there.
      const how: HowToPay<null> = { ...byCode, open: (_, isHere) => openLink(() => leave(url), isHere) };
      const end = await start(means, figures, how);
      if (end.kind === 'asked') return;
      // The amount due is not known, so no payment can be recorded. The borrower may pay all the same.
      if (end.kind === 'stopped') await leave(url);
    }
    payAgain.decline();
    onDone();
  });
  useEffect(() => void onTap(), [tappedPage, isKnown]);

  // Declined, or the pending payment arrived while it was asked: nothing is opened.
  const onQuestionEnd = useEffectEvent(() => (payAgain.isConfirmed ? void onTap() : tappedPage?.onDone()));
  useEffect(() => (payAgain.isAsked ? () => onQuestionEnd() : undefined), [payAgain.isAsked]);
}
