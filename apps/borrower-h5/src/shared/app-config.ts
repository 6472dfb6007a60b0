/** The app's own configuration (spec §3 'Config'), checked and completed when it was built. */
export const appConfig = {
  /** The accent: the ground of the main button. */
  background: import.meta.env.VITE_BACKGROUND,
  /** Text on the accent. */
  fontColor: import.meta.env.VITE_FONT_COLOR,
  /** The accent as text on the page. */
  bgFontColor: import.meta.env.VITE_BG_FONT_COLOR,
  servicePhone: import.meta.env.VITE_SERVICE_PHONE,
  /** The shell's product page. */
  schemeUrl: import.meta.env.VITE_SCHEME_URL,
  appEnName: import.meta.env.VITE_APP_EN_NAME,
  appCnName: import.meta.env.VITE_APP_CN_NAME,
  apiBase: import.meta.env.VITE_API_BASE,
  nativeScheme: import.meta.env.VITE_NATIVE_SCHEME,
  trustedOrigins: import.meta.env.VITE_TRUSTED_ORIGINS.split(',').filter(Boolean),
  /** Envelope codes, besides HTTP 401 and 403, by which the backend says that a session ended. */
  sessionEndedCodes: import.meta.env.VITE_SESSION_ENDED_CODES.split(',').filter(Boolean),
  /** Further origins that the picture a loan is repaid by may come from (decision 0033). */
  pictureOrigins: import.meta.env.VITE_PICTURE_ORIGINS.split(',').filter(Boolean),
  statsUrl: import.meta.env.VITE_STATS_URL,
  /** Whether the agreement of a loan is ticked before the borrower has touched it (spec §4: yes). */
  isAgreementChecked: import.meta.env.VITE_AGREEMENT_CHECKED === '1',
  defaultLocale: import.meta.env.VITE_DEFAULT_LOCALE,
} as const;
