import { listComplaints, type ProblemTab } from '@peace/api-client/contract/complaint/list-complaints';
import { useEffect, useMemo, useRef } from 'react';
import { useServices } from '#shared/services.tsx';
import { idsOf } from './complaint-next.model.ts';

/** Which complaints there were before one is sent. */
export interface FiledBefore {
  /** Null while, or where, they could not be read. */
  readonly ids: () => readonly string[] | null;
  /** The list was read again. */
  readonly learn: (tabs: readonly ProblemTab[]) => void;
}

/** Reads the list when the page is opened, and not from the cache: that may be older than the borrower's last complaint. */
export function useFiledBefore(): FiledBefore {
  const { api } = useServices();
  const ids = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void api.call(listComplaints, {}, { signal: controller.signal }).then((list) => {
      if (list.kind === 'ok') ids.current ??= idsOf(list.data);
    });
    return () => controller.abort();
  }, [api]);
  return useMemo(
    () => ({
      ids: () => ids.current,
      learn: (tabs) => {
        ids.current = idsOf(tabs);
      },
    }),
    [],
  );
}
