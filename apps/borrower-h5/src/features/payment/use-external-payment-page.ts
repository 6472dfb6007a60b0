import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptOperations } from '#shared/attempt/create-attempt.ts';
import type { ExternalPaymentPage } from './use-tapped-payment-page.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { useIgnoreAfterUnmount } from '#shared/navigation/use-ignore-after-unmount.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { useNextScreen } from '#shared/navigation/use-next-screen.ts';
import { dueSnapshotOf } from './payment-evidence.ts';
import { startOf } from './payment-page.model.ts';
import type { PaymentTypes } from './payment.ts';
import { usePayAgain } from './use-pay-again.ts';
import { followResultOf, type usePaymentAttempt } from './use-payment.ts';
import { useFreshRead } from '#shared/reading/use-fresh-read.ts';

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
  const leave = useNavigateExternal();
  const untilUnmount = useIgnoreAfterUnmount();
  const { isAwaited } = useNextScreen();
  const readInfo = useFreshRead(getPeriodRepayment, ids);
  const payAgain = usePayAgain(phase, attempt.check, notDueUntil);
  // What is stored is known once the attempt was mounted.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);

  async function begin({ url, through, onDone }: ExternalPaymentPage, isConfirmed: boolean): Promise<void> {
    const info = await untilUnmount(readInfo(new AbortController().signal), onDone);
    const amount = info.kind === 'ok' ? info.data.amount : null;
    if (info.kind === 'ok' && amount !== null && amount.minor > 0) {
      const means = { kind: 'link', channelNumber: '', name: through } as const;
      start({ purpose: 'repayment', means, amount, due: dueSnapshotOf(info.data) }, isConfirmed);
      return onDone();
    }
    // Of what is due nothing is known, so nothing can be said of its payment: it is not kept from the borrower for that.
    await leave(url);
    onDone();
  }

  const onTap = useEffectEvent(() => {
    if (!opening || !isKnown) return;
    const may = startOf(phase);
    // The code that gets here may have come late. What stands in its way is said where the payment is shown.
    if (isAwaited() || may === 'no') opening.onDone();
    else if (may === 'yes' && notDueUntil === null) void begin(opening, false);
    else payAgain.ask();
  });
  useEffect(() => onTap(), [opening, isKnown]);

  return {
    payAgain,
    confirm: () => {
      payAgain.decline();
      if (opening) void begin(opening, true);
    },
    decline: () => {
      payAgain.decline();
      opening?.onDone();
    },
  };
}

/** What opening the external payment page does: nothing is asked of the server, the link is there. */
export function useExternalPaymentPageSend(
  opening: ExternalPaymentPage | null,
): AttemptOperations<PaymentTypes>['send'] {
  const leave = useNavigateExternal();
  return async () => {
    if (!opening) throw new Error('Nothing was tapped that begins a payment.');
    return { kind: 'accepted', open: async () => followResultOf(await leave(opening.url)) };
  };
}
