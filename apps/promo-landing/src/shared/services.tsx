import type { ApiClient } from '@peace/api-client';
import type { Locale } from '@peace/i18n';
import type { Campaign } from '@peace/screens/campaign';
import type { Clock } from '@peace/money-date';
import type { Note } from '@peace/page/reports';
import type { Statistics } from '@peace/page/statistics';
import type { ItemStorage } from '@peace/web-platform/storage';
import type { WaitingRelease } from '@peace/web-platform/waiting-release';
import { createContext, useContext } from 'react';
import type { Platform } from '@peace/web-platform/platform';
import type { PromoConfig } from './promo-config.ts';

/** The page's address, and how it is changed. */
export interface PageAddress {
  readonly hash: () => string;
  readonly onHashChange: (handler: () => void) => () => void;
  readonly goToHash: (hash: `#${string}`) => void;
  readonly goBack: () => void;
  /** The whole address. */
  readonly href: () => string;
}

export interface LanguageChoice {
  /** The address's, else that of an earlier visit, else the configured one. */
  readonly preferred: () => Locale;
  /** Keeps a choice for the next visit. */
  readonly keep: (locale: Locale) => void;
}

/** The page's access to everything outside React; tests and prerendering replace it. */
export interface Services {
  readonly config: PromoConfig;
  readonly api: Pick<ApiClient, 'call' | 'urlOf' | 'isWriting'>;
  readonly address: PageAddress;
  readonly language: LanguageChoice;
  readonly campaign: Campaign;
  readonly platform: Platform;
  /** Of this visit: it survives a reload, and ends with the tab. */
  readonly visit: ItemStorage;
  readonly clock: Clock;
  /** Counts pages and steps, by consent. */
  readonly statistics: Statistics;
  /** Reports what went wrong, to the deployment's own address. */
  readonly notice: (note: Note) => void;
  /** Tells the campaign's own scripts, if there are any, that a registration is complete. */
  readonly announceCompletion: () => void;
  /** A release that was deployed since, while something was typed. */
  readonly newRelease: WaitingRelease;
  /** Waits for code that is wanted now; where it cannot be loaded, the page is reloaded if it may be, else it rejects. */
  readonly loadWanted: <Code>(loading: Promise<Code>) => Promise<Code>;
  /** Loads the page again. */
  readonly reload: () => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** @throws when there is no provider above: a programming error. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices found no ServicesProvider above it: put one around the app.');
  return services;
}
