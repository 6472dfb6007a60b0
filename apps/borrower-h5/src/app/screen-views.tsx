import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

/** Counts each screen that is opened: its path alone, never its query (decision 0009). */
export function ScreenViews(): null {
  const { stats, bridge } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    stats.send('screen-view', { screen: pathname, host: bridge.host });
  }, [stats, bridge, pathname]);
  return null;
}
