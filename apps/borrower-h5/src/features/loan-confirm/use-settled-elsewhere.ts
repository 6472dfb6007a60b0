import { recordOf, type AttemptState } from '@peace/attempt';
import { useEffect, useRef, useState } from 'react';
import type { Application, ApplicationRequest } from './application-attempt.ts';
import { findApplication } from './find-application.model.ts';
import type { KnownOrders } from './use-known-orders.ts';

/** What another page of this borrower found out: null where nothing; the order's number once it is found. */
export type SettledElsewhere =
  | { readonly kind: 'reading' }
  | { readonly kind: 'found'; readonly orderNo: string }
  | null;

/**
 * Reads an application of unknown outcome again when another page settles it: that one may have
 * been accepted, and this page must not offer it again.
 */
export function useSettledElsewhere(
  state: AttemptState<Application>,
  readOrders: KnownOrders['read'],
): SettledElsewhere {
  const doubted = useRef<ApplicationRequest | null>(null);
  const [settled, setSettled] = useState<SettledElsewhere>(null);
  useEffect(() => {
    const request = doubted.current;
    doubted.current = recordOf(state)?.request ?? null;
    if (state.kind !== 'idle' || request === null) return;
    setSettled({ kind: 'reading' });
    void readOrders().then((orders) => {
      const verified = findApplication(request, orders);
      setSettled(verified.kind === 'arrived' ? { kind: 'found', orderNo: verified.evidence.orderNo } : null);
    });
  }, [readOrders, state]);
  return settled;
}
