import { pageSettings } from '@peace/page';
import type { Locale } from '@peace/i18n';

const listed = (text: string): string[] => text.split(',').filter(Boolean);

/** The app's configuration (spec §3 'Config'), checked at build and installation. Its colours become styles (`tooling/vite/src/accent.ts`). */
export const appConfig = {
  /** The shell's product page. */
  schemeUrl: import.meta.env.VITE_SCHEME_URL,
  appEnName: import.meta.env.VITE_APP_EN_NAME,
  appCnName: import.meta.env.VITE_APP_CN_NAME,
  nativeScheme: import.meta.env.VITE_NATIVE_SCHEME,
  /** Whether the agreement of a loan is ticked before the borrower has touched it (spec §4: yes). */
  isAgreementChecked: import.meta.env.VITE_AGREEMENT_CHECKED === '1',
  ...pageSettings({
    servicePhone: import.meta.env.VITE_SERVICE_PHONE,
    apiBase: import.meta.env.VITE_API_BASE,
    /** Schemes of wallets that a browser without a shell may open. */
    walletSchemes: listed(import.meta.env.VITE_WALLET_SCHEMES),
    trustedOrigins: listed(import.meta.env.VITE_TRUSTED_ORIGINS),
    /** Envelope codes, besides HTTP 401 and 403, by which the backend says that a session ended. */
    sessionEndedCodes: listed(import.meta.env.VITE_SESSION_ENDED_CODES),
    /** The field of a bank form's item whose value 1 makes it optional; empty: none does. */
    optionalBankField: import.meta.env.VITE_OPTIONAL_BANK_FIELD,
    /** The complaint type of a payment that is not shown; empty: the borrower chooses one. */
    paidProblemType: import.meta.env.VITE_PAID_PROBLEM_TYPE,
    /** The folders that the picture a loan is repaid by may come from; none: the API's base (docs/decisions/pay-codes.md). */
    pictureOrigins: listed(import.meta.env.VITE_PICTURE_ORIGINS),
    statsUrl: import.meta.env.VITE_STATS_URL,
    /** The address for error reports; empty: none are sent. */
    reportsUrl: import.meta.env.VITE_REPORTS_URL,
    /** Features that are turned off: `apply`, `upload`, `earlyPaint`, `channel:<number>`. */
    off: listed(import.meta.env.VITE_OFF),
    defaultLocale: import.meta.env.VITE_DEFAULT_LOCALE,
  }),
};

/** The app's name: in `original` the Chinese one, where there is one. */
export const appNameIn = (locale: Locale): string =>
  (locale === 'original' && appConfig.appCnName) || appConfig.appEnName;

/** Whether this deployment has turned something off: `apply`, `upload`, `earlyPaint`, `channel:<number>` (docs/runbook.md). */
export const isFeatureDisabled = (what: string): boolean => appConfig.off.includes(what);
