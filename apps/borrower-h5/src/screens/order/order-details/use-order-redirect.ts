import type { LoanDetails } from '@peace/api-client/contract/order/loan-details';
import { useEffect, useState } from 'react';
import { useDoor } from '#shared/use-door.ts';
import { redirectFor } from './order-details.model.ts';

/** Where the redirect of an order stands: there is none, it is under way, or its link was refused. */
export type Redirect = 'none' | 'leaving' | 'refused';

/** Follows an order's confirm link at once, in place of this page, so that going back does not come here again. */
export function useOrderRedirect(order: LoanDetails | null): Redirect {
  const leave = useDoor();
  const link = order && redirectFor(order);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    if (!link) return;
    void leave(link, { replace: true }).then(({ kind }) => {
      if (kind === 'refused' || kind === 'unavailable') setRefused(link);
    });
  }, [link, leave]);

  if (!link) return 'none';
  return refused === link ? 'refused' : 'leaving';
}
