import type { Locale } from '@peace/i18n';

/** How a screen is looked at. */
export interface Look {
  /** In CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly locale: Locale;
  /** The reader's text size, 100 or 200 % of the usual. */
  readonly text: 100 | 200;
}

/** What most borrowers see. */
export const usualLook: Look = { width: 390, theme: 'light', locale: 'en', text: 100 };

/** `390-light-fil`. */
export const nameOfLook = ({ width, theme, locale, text }: Look): string =>
  [width, theme, locale, ...(text === 100 ? [] : [`text-${text}`])].join('-');
