/// <reference types="vite/client" />

/** Checked and completed by `src/env.js` before a build starts. */
interface ImportMetaEnv {
  readonly VITE_API_BASE: string;
  readonly VITE_TRUSTED_ORIGINS: string;
  readonly VITE_DEFAULT_LOCALE: 'original' | 'en' | 'fil';
  readonly VITE_PHONE_REGION: 'original' | 'ph';
  readonly VITE_NATIVE_SCHEME: string;
  readonly VITE_STATS_URL: string;
  readonly VITE_FEEDBACK_URL: string;
  readonly VITE_RELEASE: '' | '1';
  readonly VITE_BACKGROUND: string;
  readonly VITE_FONT_COLOR: string;
  readonly VITE_BG_FONT_COLOR: string;
  readonly VITE_SERVICE_PHONE: string;
  readonly VITE_SCHEME_URL: string;
  readonly VITE_AGREEMENT_CHECKED: '0' | '1';
  readonly VITE_APP_EN_NAME: string;
  readonly VITE_APP_CN_NAME: string;
}

/** The app's colours as CSS variables. */
declare module 'virtual:accent.css';
