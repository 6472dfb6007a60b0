import { useSyncExternalStore } from 'react';
import type { Statistics, StatisticsChoice } from './statistics.ts';

const serverChoice = (): StatisticsChoice => 'off';

/** The visitor's answer, as it changes. `off` while prerendering and hydrating: consent is requested once the page works. */
export function useStatisticsChoice({ subscribe, choice }: Statistics): StatisticsChoice {
  return useSyncExternalStore(subscribe, choice, serverChoice);
}
