// The options of the simulator's switches. The first of each list is the default.

/** The tool panels. */
export const tabNames = ['open', 'world', 'faults', 'bridge', 'money'] as const;
export type TabName = (typeof tabNames)[number];

/** `app`: whatever the app itself decides. The others are sent as `?lang=`. */
export const languages = ['app', 'original', 'en', 'fil'] as const;
export type Language = (typeof languages)[number];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Per cent of the reader's normal text size. */
export const textSizes = ['100', '150', '200'] as const;
export type TextSize = (typeof textSizes)[number];

/** How far the system's bars reach into a page that fills the screen, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Screens in CSS pixels, the shell's own bars included, with the insets of the iPhone or iPad of that size. */
export const devices = {
  '390x844': { label: '390 × 844', width: 390, height: 844, insets: { ...none, top: 47, bottom: 34 } },
  '320x568': { label: '320 × 568', width: 320, height: 568, insets: { ...none, top: 20 } },
  '375x667': { label: '375 × 667', width: 375, height: 667, insets: { ...none, top: 20 } },
  '430x932': { label: '430 × 932', width: 430, height: 932, insets: { ...none, top: 59, bottom: 34 } },
  '844x390': { label: '844 × 390', width: 844, height: 390, insets: { ...none, right: 47, bottom: 21, left: 47 } },
  '768x1024': { label: '768 × 1024', width: 768, height: 1024, insets: { ...none, top: 24, bottom: 20 } },
} as const;
export type DeviceName = keyof typeof devices;
const isDeviceName = (name: string): name is DeviceName => Object.hasOwn(devices, name);
export const deviceNames: readonly DeviceName[] = Object.keys(devices).filter(isDeviceName);

/**
 * How the simulated shell takes one message.
 *
 * - `works`: does it and says so
 * - `missing`: has no handler, as an older shell
 * - `slow`: does it, but answers after the page's deadline
 * - `refuses`: answers with a refusal
 */
export const behaviours = ['works', 'missing', 'slow', 'refuses'] as const;
export type Behaviour = (typeof behaviours)[number];
