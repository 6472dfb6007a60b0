import { isUnknownOutcome, type Result } from '@peace/api-client';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';
import { useRestored } from '#shared/use-restored.ts';
import { createApplicationDesk, type ApplyAnswer } from './application-desk.ts';
import type { ApplyPhase, Departure, Trace } from './applying.model.ts';
import type { Application } from './loan-terms.ts';
import { traceOf } from './order-trace.ts';
import { isFresh, pendingApplication } from './pending-application.ts';

/** What is applied for, and how. */
export interface ApplicationOptions {
  readonly productId: string;
  readonly productName: string;
  /** Sends the application; the answer is the link of the new order. */
  readonly submit: (application: Application) => Promise<Result<{ readonly url: string }>>;
  /** The application is with the lender: said once for each, also where the answer was lost and the order is found. */
  readonly onAccepted: () => void;
  /** Reads the offer again: it may have changed. */
  readonly reloadOffer: () => void;
}

/** How far applying has come, and what moves it. */
export interface ApplicationInHand {
  readonly phase: ApplyPhase;
  readonly apply: (application: Application) => void;
  readonly check: () => void;
  readonly backToOffer: () => void;
}

/** Applies for a loan (decision 0013): one application a tap, and a look at the orders when an answer is lost. */
export function useApplication(options: ApplicationOptions): ApplicationInHand {
  const { productId, productName, submit, onAccepted, reloadOffer } = options;
  const { clock, storage } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const leave = useNavigateExternal();
  const orders = useKnownOrders();
  const [desk] = useState(createApplicationDesk);
  const { phase } = useSyncExternalStore(desk.subscribe, desk.read, desk.read);
  const pending = pendingApplication(storage, productId);

  // A late answer may follow an order that was found.
  const isAccepted = useRef(false);
  function sayAccepted(): void {
    if (!isAccepted.current) onAccepted();
    isAccepted.current = true;
  }

  async function request(application: Application): Promise<ApplyAnswer> {
    isAccepted.current = false;
    pending.write({ sentAt: clock.now(), before: orders.known() });
    const result = await submit(application);
    if (result.kind === 'ok') {
      sayAccepted();
      return { kind: 'accepted', link: result.data.url };
    }
    if (isUnknownOutcome(result.error)) return { kind: 'lost' };
    pending.clear();
    show({ kind: 'fail', message: errorWording(result.error, t) });
    reloadOffer();
    return { kind: 'refused', error: result.error };
  }

  async function open(link: string): Promise<Departure> {
    pending.clear();
    const outcome = await leave(link, { replace: true, params: { from: 'confirm' } });
    if (outcome.kind === 'left') return 'left';
    return outcome.kind === 'handedToHost' ? 'handedOver' : 'notOpened';
  }

  async function check(): Promise<Trace> {
    const before = pending.read()?.before ?? null;
    const trace = traceOf(before, await orders.read(), productName);
    // Unread, it stays: the next page has to look as well.
    if (trace.kind === 'found') sayAccepted();
    if (trace.kind !== 'unreadable') pending.clear();
    reloadOffer();
    return trace;
  }

  // Anew after each render: the desk works with what the screen knows now.
  useEffect(() => desk.attend({ request, leave: open, check }));
  useEffect(() => {
    const remembered = pendingApplication(storage, productId).read();
    if (remembered && isFresh(remembered, clock.now())) desk.send({ kind: 'remembered' });
  }, [clock, desk, productId, storage]);
  useRestored(
    useCallback(
      (how) => {
        desk.send({ kind: how === 'from-cache' ? 'thawed' : 'seen' });
        reloadOffer();
      },
      [desk, reloadOffer],
    ),
  );

  return {
    phase,
    apply: (application) => desk.send({ kind: 'applyTapped', application }),
    check: () => desk.send({ kind: 'checkTapped' }),
    backToOffer: () => desk.send({ kind: 'offerTapped' }),
  };
}

/** The borrower's orders as they were last read: on entry, so that a new one can be told from those before it. */
function useKnownOrders() {
  const { api } = useServices();
  const known = useRef<readonly string[] | null>(null);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const result = await api.call(getComplaintOptions, {}, { signal });
      if (result.kind === 'failed') return null;
      known.current = result.data.orders.map(({ orderNo }) => orderNo);
      return result.data.orders;
    },
    [api],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  return { read, known: () => known.current && [...known.current] };
}
