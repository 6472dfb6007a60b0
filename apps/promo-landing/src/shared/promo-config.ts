import { company } from '@peace/company';
import { pageSettings } from '@peace/page';
import type { Locale } from '@peace/i18n';
import type { PhonePolicy } from '@peace/validators';

/** The settings of build and deployment, validated when they were built and installed. */
export interface PromoConfig {
  /** Path or URL below which the backend answers. */
  readonly apiBase: string;
  /** The app's name; also what registration sends as `appName`. */
  readonly appName: string;
  /** The URL scheme that opens the installed app. */
  readonly nativeScheme: string;
  /** The statistics service; if it is empty, nothing is sent and no consent is requested. */
  readonly statsUrl: string;
  /** The address of error reports; if it is empty, none is sent. */
  readonly reportsUrl: string;
  /** Version and commit of what runs here. */
  readonly release: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly phonePolicy: PhonePolicy;
  /** The language where neither the address nor an earlier visit names one. */
  readonly defaultLocale: Locale;
}

const settings = pageSettings({
  apiBase: import.meta.env.VITE_API_BASE,
  statsUrl: import.meta.env.VITE_STATS_URL,
  reportsUrl: import.meta.env.VITE_REPORTS_URL,
  appStoreUrl: import.meta.env.VITE_APP_STORE_URL,
  playStoreUrl: import.meta.env.VITE_PLAY_STORE_URL,
  defaultLocale: import.meta.env.VITE_DEFAULT_LOCALE,
});

/** The configuration of this page. */
export const promoConfig: PromoConfig = {
  ...settings,
  appName: import.meta.env.VITE_APP_EN_NAME,
  nativeScheme: import.meta.env.VITE_NATIVE_SCHEME,
  appStoreUrl: settings.appStoreUrl || company.appStoreUrl,
  playStoreUrl: settings.playStoreUrl || company.playStoreUrl,
  phonePolicy: import.meta.env.VITE_PHONE_REGION,
};
