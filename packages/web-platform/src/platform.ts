/** The phone's system; `other` on a computer. */
export type Platform = 'ios' | 'android' | 'other';

/** The properties that identify it. An iPad reports itself as a Mac, but has a touch screen. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Which system the visitor's device has. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'other';
}

/** The platform as tracking knows it: there are two (spec §7). */
export function clientTypeOf(platform: Platform): 'ios' | 'android' {
  return platform === 'ios' ? 'ios' : 'android';
}
