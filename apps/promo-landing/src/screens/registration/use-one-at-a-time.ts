import { useCallback, useRef, useState } from 'react';

/** What the form asks the backend for at the moment. */
export type UnderWay = 'none' | 'sms' | 'register';

/** Lets one request through at a time. */
export function useOneAtATime() {
  const [underWay, setUnderWay] = useState<UnderWay>('none');
  // Set within the tap: a second one finds it before React has drawn the first.
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
