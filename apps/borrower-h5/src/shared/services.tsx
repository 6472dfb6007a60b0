import type { ApiClient } from '@peace/api-client';
import type { Bridge } from '@peace/bridge';
import type { Clock } from '@peace/money-date';
import type { Session } from '@peace/session';
import type { ItemStorage } from '@peace/web-platform/storage';
import { createModalStack, ModalStackProvider } from '@peace/vant-react-compat/modal-stack';
import { AccountPhoneContext } from './session/account-phone.ts';
import type { StatisticsLoader } from './statistics/load-statistics.ts';
import { createContext, useContext, useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** A screen's route reaches these beyond React. They are made once and replaced by mocks in tests. */
export interface Services {
  readonly api: ApiClient;
  readonly bridge: Bridge;
  readonly session: Session;
  /** Survives the tab: drafts, choices, the pay code that was opened. */
  readonly storage: ItemStorage;
  readonly clock: Clock;
  readonly statistics: StatisticsLoader;
  /** For copying and for the page's lifecycle; its address and storage stay behind `session`. */
  readonly window: Window;
}

const ServicesContext = createContext<Services | null>(null);

/** Gives the services to the screens, and the shell's back gesture to whatever modal is open. */
export function ServicesProvider(props: { readonly value: Services; readonly children: ReactNode }): ReactElement {
  const { bridge, session } = props.value;
  const [modals] = useState(createModalStack);
  const [account] = useState(() => ({
    phone: session.entry.params.mobilePhone ?? null,
    isVouchedFor: bridge.host !== 'browser',
  }));
  useEffect(() => bridge.onBack(modals.takeBack), [bridge, modals]);
  return (
    <ServicesContext value={props.value}>
      <AccountPhoneContext value={account}>
        <ModalStackProvider stack={modals}>{props.children}</ModalStackProvider>
      </AccountPhoneContext>
    </ServicesContext>
  );
}

/** @throws when there is no provider above: a programming error. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices found no ServicesProvider above it: put one around the app.');
  return services;
}
