import type { ApiClient, Stats } from '@peace/api-client';
import type { Bridge } from '@peace/bridge';
import type { Clock } from '@peace/money-date';
import type { Session } from '@peace/session';
import type { ItemStorage } from '@peace/session/storage';
import { createContext, useContext } from 'react';

/** What a screen's route may reach beyond React; made once, replaced by stand-ins in tests. */
export interface Services {
  readonly api: ApiClient;
  readonly bridge: Bridge;
  readonly session: Session;
  /** Survives the tab: drafts, choices, the pay code that was opened. */
  readonly storage: ItemStorage;
  readonly clock: Clock;
  /** Counts what happens, where a stats service is configured. */
  readonly stats: Stats;
  /** For copying and for hearing of the page's return; its address and storage stay behind `session`. */
  readonly window: Window;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** @throws when there is no provider above: a programming error. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices found no ServicesProvider above it: put one around the app.');
  return services;
}
