import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { NavigateOutcome } from '@peace/session';
import { readAddress } from '@peace/web-platform';
import { defineItem, sessionItems } from '@peace/web-platform/storage';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { array, string } from 'valibot';
import { navigationResultOf } from '#shared/navigation/use-navigate-external.ts';
import { useServices } from '#shared/services.tsx';
import { orderShownBy, redirectFor, type Redirect } from './order-details.model.ts';

/** The orders whose links have led from one to the next, until one is shown. Each is a load of this page. */
const trailItem = defineItem({
  key: 'redirected-orders',
  version: 1,
  schema: array(string()),
  owner: 'borrower',
  lifetime: 'the visit',
});

/** Follows an order's confirm link at once, in place of this page. An order that led here is not led to again: they would circle for ever. */
export function useOrderRedirect(order: OrderDetails | null) {
  const { session, window } = useServices();
  const given = order && redirectFor(order, readAddress(window));
  const trail = useMemo(() => sessionItems(window).item(trailItem), [window]);
  const target = given && orderShownBy(given, readAddress(window));
  const isCircle = useMemo(() => target !== null && trail.read()?.includes(target), [trail, target]);
  const link = isCircle ? null : given;
  const [followed, setFollowed] = useState<{ readonly link: string; readonly redirect: Redirect } | null>(null);

  const follow = useCallback(async () => {
    if (!link) return;
    const here = readAddress(window);
    if (target !== null) trail.write([...(trail.read() ?? []), orderShownBy(here, here) ?? '']);
    const outcome = await session.navigateExternal(link, { replace: true, withCommonParams: true });
    setFollowed({ link, redirect: toRedirect(outcome) });
    if (outcome.kind === 'left' && (await outcome.isStill())) setFollowed({ link, redirect: 'stayed' });
  }, [link, session, target, trail, window]);
  useEffect(() => void follow(), [follow]);
  useEffect(() => {
    if (order !== null && link === null) trail.clear();
  }, [order, link, trail]);

  const redirect: Redirect = !link ? 'none' : followed?.link === link ? followed.redirect : 'leaving';
  return { redirect, follow: () => void follow() };
}

function toRedirect(outcome: NavigateOutcome): Redirect {
  const result = navigationResultOf(outcome);
  if (result === 'left') return 'leaving';
  return result === 'linkRefused' ? 'refused' : result;
}
