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

/** Most borrowers see this look. */
export const usualLook: Look = { width: 390, theme: 'light', locale: 'en', text: 100 };

/** The contact sheet's variants: every width, theme, language and text size, and the combinations that break first. */
export const looks: readonly Look[] = [
  usualLook,
  { ...usualLook, theme: 'dark' },
  { ...usualLook, locale: 'original' },
  { ...usualLook, locale: 'fil' },
  { ...usualLook, width: 320, locale: 'fil' },
  { ...usualLook, width: 320, theme: 'dark' },
  { ...usualLook, width: 768 },
  { ...usualLook, width: 768, locale: 'fil', theme: 'dark' },
  { ...usualLook, text: 200 },
];

/** `390-light-fil`: a folder, and a project to choose by name. */
export const nameOfLook = ({ width, theme, locale, text }: Look): string =>
  [width, theme, locale, ...(text === 100 ? [] : [`text-${text}`])].join('-');
