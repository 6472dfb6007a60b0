import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { NavigateOutcome } from '@peace/session';
import { readAddress } from '@peace/web-platform';
import { useCallback, useEffect, useState } from 'react';
import { departureOf } from '#shared/payment/departure.ts';
import { useServices } from '#shared/services.tsx';
import { redirectFor, type Redirect } from './order-details.model.ts';

/**
 * Follows an order's confirm link at once, in place of this page, so that going back does not come here again. What came of
 * it is on the page, not in a toast. `follow` opens the link again.
 */
export function useOrderRedirect(order: OrderDetails | null) {
  const { session, window } = useServices();
  const link = order && redirectFor(order, readAddress(window));
  const [followed, setFollowed] = useState<{ readonly link: string; readonly redirect: Redirect } | null>(null);

  const follow = useCallback(async () => {
    if (!link) return;
    const outcome = await session.navigateExternal(link, { replace: true });
    setFollowed({ link, redirect: toRedirect(outcome) });
  }, [link, session]);
  useEffect(() => void follow(), [follow]);

  const redirect: Redirect = !link ? 'none' : followed?.link === link ? followed.redirect : 'leaving';
  return { redirect, follow: () => void follow() };
}

function toRedirect(outcome: NavigateOutcome): Redirect {
  const departure = departureOf(outcome);
  if (departure === 'left') return 'leaving';
  return departure === 'linkRefused' ? 'refused' : departure;
}
