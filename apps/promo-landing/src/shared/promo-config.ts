import type { Locale } from '@peace/i18n';
import type { PhonePolicy } from '@peace/validators';

/** What a build decides about the page, checked before the build started. */
export interface PromoConfig {
  /** Path or URL below which the backend answers. */
  readonly apiBase: string;
  /** The app's name; also what registration sends as `appName`. */
  readonly appName: string;
  /** The URL scheme that opens the installed app. */
  readonly nativeScheme: string;
  /** Where statistics go; empty: nowhere, and nobody is asked. */
  readonly statsUrl: string;
  /** Which phone numbers may register. */
  readonly phonePolicy: PhonePolicy;
  /** The language where neither the address nor an earlier visit names one. */
  readonly defaultLocale: Locale;
}

/** The configuration of this build. */
export const promoConfig: PromoConfig = {
  apiBase: import.meta.env.VITE_API_BASE,
  appName: import.meta.env.VITE_APP_EN_NAME,
  nativeScheme: import.meta.env.VITE_NATIVE_SCHEME,
  statsUrl: import.meta.env.VITE_STATS_URL,
  phonePolicy: import.meta.env.VITE_PHONE_REGION,
  defaultLocale: import.meta.env.VITE_DEFAULT_LOCALE,
};
