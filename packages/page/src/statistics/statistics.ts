import { storedConsent, type Consent, type ConsentStore } from './consent.ts';
import { type StatisticsEvent, toBody } from './event.ts';

/** The visitor's answer; `off` where there is nothing to ask: no service is configured, or the browser refuses for them. */
export type StatisticsChoice = Consent | 'undecided' | 'off';

export interface StatisticsOptions {
  /** `VITE_STATS_URL`. Empty: nothing ever leaves the page, and no consent is requested. */
  readonly url: string;
  readonly app: 'borrower-h5' | 'official-site' | 'promo-landing';
  readonly consent: ConsentStore;
  readonly navigator: {
    sendBeacon(url: string, body: string): boolean;
    /** Global Privacy Control, where the browser has it. */
    readonly globalPrivacyControl?: boolean | undefined;
  };
}

/** Counts pages and steps once the visitor has agreed. */
export interface Statistics {
  readonly choice: () => StatisticsChoice;
  /** Stores the visitor's answer. If granted, counts the open page. */
  readonly decide: (consent: Consent) => void;
  /** Calls the listener on each answer. Returns the unregistering. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts an event; true when the browser accepted it. Without consent it is dropped. */
  readonly count: (event: StatisticsEvent) => boolean;
}

/**
 * Makes statistics. Nothing is sent and nothing but the answer is stored without consent. Of what came before the answer, only
 * the name of the open page is remembered, in memory, so that the visit that agrees is counted too.
 */
export function createStatistics({ url, app, consent, navigator }: StatisticsOptions): Statistics {
  const isOff = url === '' || navigator.globalPrivacyControl === true;
  const listeners = new Set<() => void>();
  let openPage: StatisticsEvent | null = null;
  const choice = (): StatisticsChoice => (isOff ? 'off' : (consent.read() ?? 'undecided'));

  const send = (event: StatisticsEvent): boolean => {
    const body = toBody(app, event);
    return body !== null && navigator.sendBeacon(url, body);
  };

  return {
    choice,
    decide: (answer) => {
      const before = choice();
      consent.write(answer);
      if (!isOff && answer === 'granted' && before !== 'granted' && openPage !== null) send(openPage);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: (event) => {
      if (event.event === 'page-view') openPage = event;
      return choice() === 'granted' && send(event);
    },
  };
}

export const pageStatistics = (window: Window, options: Pick<StatisticsOptions, 'url' | 'app'>): Statistics =>
  createStatistics({ ...options, consent: storedConsent(window), navigator: window.navigator });

/** For prerendering and tests: counts nothing, asks nothing. */
export const noStatistics: Statistics = {
  choice: () => 'off',
  decide: () => {},
  subscribe: () => () => {},
  count: () => false,
};
