import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SendingId } from '#shared/attempt/attempt-types.ts';
import { useAttemptServices } from '#shared/attempt/define-attempts.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { useIsHere, useNextScreen } from '#shared/navigation/use-is-here.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { readAgain } from '#shared/reading/read-again.ts';
import { dueSnapshotOf } from './payment-evidence.ts';
import { payabilityOf } from './payable.model.ts';
import { startOf } from './payment-page.model.ts';
import { byCode, openLink, usePayAgain, type usePaymentAttempt } from './use-payment.ts';
import type { ExternalPaymentPage } from './use-tapped-payment-page.ts';

export interface ExternalPaymentPageOptions extends ReturnType<typeof usePaymentAttempt> {
  readonly ids: OrderIds;
  readonly opening: ExternalPaymentPage | null;
}

/** Opens an external payment page as the payment that it is: recorded before it is left for, and asked about beside another one. */
export function useExternalPaymentPage({
  ids,
  opening,
  attempt,
  phase,
  start,
  notDueUntil,
}: ExternalPaymentPageOptions) {
  const services = useAttemptServices();
  const leave = useNavigateExternal();
  const isHere = useIsHere();
  const { isAwaited } = useNextScreen();
  const payAgain = usePayAgain({ attempt, phase, notDueUntil });
  // The stored record is known once the attempt was mounted.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);

  async function begin(page: ExternalPaymentPage, confirmedBeside: SendingId | null): Promise<void> {
    const { url, through, onDone } = page;
    const isStillHere = isHere();
    const info = await readAgain(services, getPeriodRepayment, ids, new AbortController().signal);
    if (!isStillHere()) return onDone();
    const due = info.kind === 'ok' ? dueSnapshotOf(info.data) : null;
    const payability = payabilityOf(due && due.amount);
    if (payability.kind !== 'payable') {
      // The amount due is not known, so no payment can be recorded. The borrower may pay all the same.
      await leave(url);
      return onDone();
    }
    const means = { kind: 'link', channelNumber: '', name: through } as const;
    const request = {
      productId: ids.productId,
      purpose: 'repayment',
      means,
      amount: payability.amount,
      due,
    } as const;
    // Nothing is asked of the server: the link is there.
    void start(request, { ...byCode, open: (_, here) => openLink(() => leave(url), here) }, confirmedBeside);
    onDone();
  }

  const onTap = useEffectEvent(() => {
    if (!opening || !isKnown) return;
    const may = startOf(phase);
    // The code that gets here may have come late. What stands in its way is shown beside the payment.
    if (isAwaited() || may === 'no') opening.onDone();
    else if (may === 'yes' && notDueUntil === null) void begin(opening, null);
    else payAgain.ask();
  });
  useEffect(() => onTap(), [opening, isKnown]);

  // Declined, or the pending payment arrived while it was asked: nothing is opened.
  const onQuestionEnd = useEffectEvent(() => {
    if (!payAgain.isConfirmed) opening?.onDone();
  });
  useEffect(() => (payAgain.isAsked ? () => onQuestionEnd() : undefined), [payAgain.isAsked]);

  return {
    payAgain,
    confirm: () => {
      payAgain.confirm();
      if (opening) void begin(opening, payAgain.beside);
    },
    decline: payAgain.decline,
  };
}
