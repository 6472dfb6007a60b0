import { useCallback, useRef, useState } from 'react';

/** The request of the form that is in flight. */
export type UnderWay = 'none' | 'sms' | 'register';

/** Allows one request at a time. */
export function useOneAtATime() {
  const [underWay, setUnderWay] = useState<UnderWay>('none');
  // A ref, set in the event handler: a second tap can come before React has rendered the first.
  const isBusy = useRef(false);

  const during = useCallback(async (what: UnderWay, work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(what);
    await work();
    isBusy.current = false;
    setUnderWay('none');
  }, []);

  return { underWay, during, isBusy: useCallback(() => isBusy.current, []) };
}
