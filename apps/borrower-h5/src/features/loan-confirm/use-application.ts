import { isUnknownOutcome, type Result } from '@peace/api-client';
import { recordOf, type AttemptRecord } from '#shared/attempt/attempt-state.ts';
import type { AttemptOperations } from '#shared/attempt/create-attempt.ts';
import type { FollowResult } from '#shared/attempt/attempt-event.ts';
import { type Receipt, keepReceiptAtom, receiptOf } from '#features/receipt/receipt.ts';
import { useServices } from '#shared/services.tsx';
import type { Read } from '#shared/reading/use-read.ts';
import type { LoanApplication, LoanTerms } from './loan-terms.ts';
import { useAttempt } from '#shared/attempt/attempt-family.ts';
import { useFailureToast } from '#shared/reading/use-failure-toast.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { useNextScreen } from '#shared/navigation/use-next-screen.ts';
import { useRestored } from '#shared/navigation/use-restored.ts';
import { applications, type Application, type ApplicationRequest } from './application-attempt.ts';
import { applicationStateOf, type ApplicationState } from './application-state.model.ts';
import { findApplication, useKnownOrders, type KnownOrders } from './use-known-orders.ts';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { keepUnplacedAtom, placeApplicationsAtom } from '#features/receipt/unplaced-applications.ts';

/** Sends an application under its key; the answer is the link of the new order. */
export type SubmitApplication = (
  application: LoanApplication,
  options: { readonly idempotencyKey: string },
) => Promise<Result<{ readonly url: string }>>;

export interface ApplicationOptions {
  readonly variant: NonNullable<ApplicationRequest['variant']>;
  readonly productId: string;
  /** Empty where there is no order yet. */
  readonly orderId: string;
  /** The offer is read again after an application that was refused or not found: its terms may have changed. */
  readonly offer: Read<LoanTerms>;
  readonly submit: SubmitApplication;
  readonly onApply?: () => void;
}

export interface ShownApplication {
  readonly application: ApplicationState;
  /** `isConfirmed`: by the borrower's explicit confirmation, after one whose outcome is not known. */
  readonly apply: (application: LoanApplication, options: { readonly isConfirmed: boolean }) => void;
  readonly check: () => void;
  readonly dismiss: () => void;
  readonly receipt: Receipt | null;
}

/** Applies for a loan: one application a tap, and a look at the orders while its outcome is not known. */
export function useApplication(options: ApplicationOptions): ShownApplication {
  const { variant, productId, offer } = options;
  const orders = useKnownOrders();
  const { receipt, keep: keepReceipt } = useApplicationReceipt(orders.read);
  const attempt = useAttempt(applications(productId), useApplicationOperations(options, orders.read, keepReceipt));
  useRestored(offer.reload);
  return {
    application: applicationStateOf(attempt.state),
    apply: (application, { isConfirmed }) => {
      // The first one may arrive late: what is new is counted from before it.
      const first = recordOf(attempt.state)?.request;
      const ordersBefore = first ? first.ordersBefore : orders.numbers();
      const productName = offer.state.kind === 'ready' ? offer.state.data.productName : '';
      attempt.start(
        { ...application, variant, productName, ordersBefore: ordersBefore && [...ordersBefore] },
        { isConfirmed },
      );
    },
    check: attempt.check,
    dismiss: attempt.dismiss,
    receipt,
  };
}

function useApplicationOperations(
  { productId, orderId, offer, submit, onApply }: ApplicationOptions,
  readOrders: KnownOrders['read'],
  keepReceipt: KeepApplicationReceipt,
): AttemptOperations<Application> {
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });
  const leave = useNavigateExternal();
  const { isAwaited } = useNextScreen();
  const { bridge, clock } = useServices();

  /** The application is with the lender: said once for each, also where the answer was lost and the order is found. */
  const sayAccepted = () => void bridge.send('confirmBurialPoint', { productId, ...(orderId && { orderId }) });

  async function openOrder(link: string): Promise<FollowResult<Application>> {
    // The borrower has gone on: what was accepted does not take that screen's place.
    if (isAwaited()) return { kind: 'notOpened', refusal: null };
    const outcome = await leave(link, { replace: true, withCommonParams: true, params: { from: 'confirm' } });
    // The browser is on its way: the page says more only where it is still in front, or is returned to.
    if (outcome.kind === 'left' && !(await outcome.isStill())) return await new Promise<never>(() => undefined);
    return outcome.kind === 'delegatedToApp' ? { kind: 'opened' } : { kind: 'notOpened', refusal: null };
  }

  return {
    // Leaving the page does not abort the request: it may have arrived.
    send: async (request, { key, signal }) => {
      const { amount, periods, termUnit } = request;
      const startedAt = clock.now();
      onApply?.();
      const result = await submit({ amount, periods, termUnit }, { idempotencyKey: key });
      if (signal.aborted) return { kind: 'lost' };
      if (result.kind === 'ok') {
        sayAccepted();
        keepReceipt({ key, request, startedAt }, orderOfLink(result.data.url));
        return { kind: 'accepted', open: () => openOrder(result.data.url) };
      }
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      sayRefusal(result.error);
      offer.reload();
      return { kind: 'refused', refusal: result.error };
    },
    verify: async ({ key, startedAt, request }, signal) => {
      const orders = await readOrders(signal);
      // Of one that only another release can read, no order is known to be its own.
      const verified = request ? findApplication(request, orders) : ({ kind: 'unreadable' } as const);
      if (signal.aborted) return verified;
      if (request && verified.kind === 'arrived') {
        sayAccepted();
        keepReceipt({ key, startedAt, request }, verified.evidence.orderNo);
      }
      offer.reload();
      return verified;
    },
  };
}

type KeepApplicationReceipt = (application: AcceptedApplication, orderId: string | null) => void;

/** Keeps an accepted application's receipt with its order. Where the answer names none, the orders are asked, now and by Order Details. */
function useApplicationReceipt(readOrders: KnownOrders['read']) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const keepWithOrder = useSetAtom(keepReceiptAtom);
  const keepUnplaced = useSetAtom(keepUnplacedAtom);
  const place = useSetAtom(placeApplicationsAtom);

  const keep: KeepApplicationReceipt = (application, orderId) => {
    const kept = receiptOfApplication(application, orderId ?? '');
    setReceipt(kept);
    if (orderId !== null) return keepWithOrder(kept);
    keepUnplaced({ receipt: { ...kept, orderId: '' }, ordersBefore: application.request.ordersBefore });
    void readOrders().then((orders) => orders && place(orders));
  };
  return { receipt, keep };
}

/** The order that an accepted application's link names; null where it names none. */
export function orderOfLink(link: string): string | null {
  const query = link.split('#')[0]?.split('?')[1] ?? '';
  return new URLSearchParams(query).get('orderId')?.trim() || null;
}

type AcceptedApplication = Pick<AttemptRecord<ApplicationRequest>, 'key' | 'request' | 'startedAt'>;

/** The receipt of an application that was accepted; without an order where that is not known yet. */
export function receiptOfApplication(application: AcceptedApplication, orderId: string): Receipt {
  const { productName, amount } = application.request;
  return receiptOf(application, { kind: 'application', orderId, productName, amount });
}
