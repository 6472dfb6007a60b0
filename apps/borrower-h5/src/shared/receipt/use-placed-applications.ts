import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useServices } from '#shared/services.tsx';
import { placeApplicationsAtom, unplacedAtom } from './unplaced-applications.ts';

/** Reads the borrower's orders where a receipt waits for its own, which is rare, and gives it to that. */
export function usePlacedApplications(): void {
  const { api } = useServices();
  const isWaiting = useAtomValue(unplacedAtom) !== null;
  const place = useSetAtom(placeApplicationsAtom);
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    void api.call(getComplaintOptions, {}, { signal: controller.signal }).then((result) => {
      if (result.kind === 'ok') place(result.data.orders);
    });
    return () => controller.abort();
  }, [api, isWaiting, place]);
}
