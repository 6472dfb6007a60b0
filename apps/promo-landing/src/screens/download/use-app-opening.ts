import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '#shared/services.tsx';

/**
 * What a tap on 'Open the app' leads to besides the link's own way: on iOS the store, when no app came to the front. On Android the
 * link itself has the store as its fallback, so the page only says so.
 */
export function useAppOpening(storeHref: string) {
  const { address, appOpening, platform, statistics } = useServices();
  const [hasNotOpened, setHasNotOpened] = useState(false);
  const [taps, setTaps] = useState(0);

  const onStillHere = useEffectEvent(() => {
    setHasNotOpened(true);
    if (platform === 'ios') address.navigateExternal(storeHref);
  });
  // Each tap restarts the timer.
  useEffect(() => (taps === 0 ? undefined : appOpening(() => onStillHere())), [appOpening, taps]);

  const onOpenApp = () => {
    statistics.count({ event: 'step', funnel: 'download', step: 'open-app' });
    setTaps((before) => before + 1);
  };

  return { hasNotOpened, onOpenApp };
}
