import { systemClock } from '@peace/money-date';
import { useServices } from '#shared/services.tsx';

/**
 * The time by which the page counts days, in milliseconds; null where the phone's clock is a day or more off the server's: then it counts
 * none. `services.clock` is for what is stored.
 */
export function useDueTime(): number | null {
  const { api, clock } = useServices();
  return api.clockOffset() === 0 ? clock.now() : null;
}

/** The same for an early page, which has no services. */
export function earlyDueTime({ peaceEarly: visit }: Pick<Window, 'peaceEarly'>): number | null {
  return visit?.clockOffset ? null : systemClock.now();
}
