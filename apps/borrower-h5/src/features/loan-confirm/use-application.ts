import { isUnknownOutcome, type Result } from '@peace/api-client';
import type { Agreement } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { useLocale } from '@peace/i18n/react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { acceptedOfferAtom } from '#shared/order/accepted-offer.ts';
import type { Receipt } from '#features/receipt/receipt.ts';
import type { FollowResult } from '#shared/attempt/attempt-types.ts';
import { recordOf } from '#shared/attempt/attempt-state.ts';
import { useAttempt, useAttemptServices } from '#shared/attempt/define-attempts.ts';
import { useIsHere, useNextScreen, useRestored } from '#shared/navigation/use-is-here.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { useFailureToast, type Read } from '#shared/reading/use-read.ts';
import { acceptedTerms } from './accepted-terms.ts';
import {
  applicationReceiptAtom,
  applications,
  keepAccepted,
  type Application,
  type ApplicationRequest,
} from './application-attempt.ts';
import { applicationStateOf, type ApplicationState } from './application-state.model.ts';
import { knownOrdersAtom, useKnownOrders } from './known-orders.ts';
import type { LoanApplication, LoanTerms } from './loan-terms.ts';

/** Sends an application under its key; the response is the link of the new order. */
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
  readonly agreements: Read<readonly Agreement[]>;
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
  const { variant, productId, orderId, offer, agreements, submit, onApply } = options;
  const { locale } = useLocale();
  const services = useAttemptServices();
  const { clock, store } = services;
  useKnownOrders(services);
  const attempt = useAttempt(applications(productId));
  const openOrder = useOpenOrder();
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });
  const isHere = useIsHere();
  useRestored(offer.reload);
  useReadAgain(attempt.state.kind === 'verifying', offer.reload);

  async function apply(application: LoanApplication, isConfirmed: boolean): Promise<void> {
    const isStillHere = isHere();
    // The first one may arrive late: what is new is counted from before it.
    const before = recordOf(attempt.state);
    const ordersBefore = before?.request ? before.request.ordersBefore : store.get(knownOrdersAtom);
    const terms = offer.state.kind === 'ready' ? offer.state.data : null;
    const titles = agreements.state.kind === 'ready' ? agreements.state.data.map(({ title }) => title) : [];
    const request = {
      ...application,
      variant,
      ...(orderId && { orderId }),
      productName: terms?.productName ?? '',
      ordersBefore: ordersBefore && [...ordersBefore],
    };
    // Leaving the page does not abort the request: it may have arrived.
    const started = await attempt.start<string>(
      request,
      async (sent, { key, signal }) => {
        const startedAt = clock.now();
        const { amount, periods, termUnit } = sent;
        onApply?.();
        const offered = acceptedOfferAtom(key);
        // Before it is sent: the page may not live to see it accepted.
        if (terms) store.set(offered, acceptedTerms(terms, { agreements: titles, locale, at: startedAt }));
        const result = await submit({ amount, periods, termUnit }, { idempotencyKey: key });
        // It is looked for already, and said by what finds it.
        if (signal.aborted) return { kind: 'lost' };
        if (result.kind === 'ok') {
          keepAccepted(services, { productId, key, request: sent, startedAt }, orderOfLink(result.data.url));
          return { kind: 'accepted', data: result.data.url };
        }
        if (isUnknownOutcome(result.error)) return { kind: 'lost' };
        // Of one that was sent again, the first may still arrive.
        if (!isConfirmed) store.set(offered, null);
        return { kind: 'refused', refusal: result.error };
      },
      { confirmedBeside: isConfirmed ? before : null },
    );
    if (started.kind === 'refused' && started.refusal) {
      sayRefusal(started.refusal);
      if (isStillHere()) offer.reload();
    }
    if (started.kind !== 'accepted') return;
    const followed = await openOrder(started.data, isStillHere);
    if (followed) started.followed(followed);
  }

  return {
    application: applicationStateOf(attempt.state),
    apply: (application, { isConfirmed }) => void apply(application, isConfirmed),
    check: attempt.check,
    dismiss: attempt.dismiss,
    receipt: useAtomValue(applicationReceiptAtom(productId)),
  };
}

/** Reads the offer again after each check: what was looked for may have changed it. */
function useReadAgain(isVerifying: boolean, reload: () => void): void {
  const wasVerifying = useRef(false);
  useEffect(() => {
    if (wasVerifying.current && !isVerifying) reload();
    wasVerifying.current = isVerifying;
  }, [isVerifying, reload]);
}

/** Opens the page of the order that an application made. Null while the browser is on its way there: the page says no more then. */
function useOpenOrder() {
  const leave = useNavigateExternal();
  const { isAwaited } = useNextScreen();
  return async (link: string, isHere: () => boolean): Promise<FollowResult<Application> | null> => {
    // The borrower has gone on: what was accepted does not take that screen's place.
    if (isAwaited() || !isHere()) return { kind: 'notOpened', refusal: null };
    const outcome = await leave(link, { replace: true, withCommonParams: true, params: { from: 'confirm' } });
    if (outcome.kind === 'left' && !(await outcome.isStill())) return null;
    return outcome.kind === 'delegatedToApp' ? { kind: 'opened' } : { kind: 'notOpened', refusal: null };
  };
}

/** The order that an accepted application's link names; null where it names none. */
export function orderOfLink(link: string): string | null {
  const query = link.split('#')[0]?.split('?')[1] ?? '';
  return new URLSearchParams(query).get('orderId')?.trim() || null;
}
