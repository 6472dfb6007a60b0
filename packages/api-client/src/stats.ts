/** What a stats field may say. */
export type StatsValue = string | number | boolean;

/** What a stats sender is made of. */
export interface StatsOptions {
  /** Empty: nothing ever leaves the page. */
  readonly url: string;
  /** `navigator.sendBeacon`, bound. */
  readonly sendBeacon: (url: string, body: string) => boolean;
  /** Names of the fields that may be sent; every other is dropped. */
  readonly allow: readonly string[];
}

/** Sends events to the stats service. */
export interface Stats {
  /** True when the event was handed to the browser. */
  send(event: string, fields?: Readonly<Record<string, StatsValue>>): boolean;
}

/** Who is calling, under every name it has here: never sent, not even when allowed by mistake. */
const personal: readonly string[] = [
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'phone',
  'userName',
  'sid',
];

/**
 * Makes a sender that can only send the program's own words: allowed fields whose value is a flag, a small number, or a
 * name such as `loanDetail` or `/repay`. What a person typed, a phone number or an id fits none of these.
 */
export function createStats({ url, sendBeacon, allow }: StatsOptions): Stats {
  const allowed = allow.filter((name) => !personal.includes(name));
  return {
    send(event, fields = {}) {
      if (url === '' || !isWord(event)) return false;
      const sent = Object.entries(fields).filter(([name, value]) => allowed.includes(name) && isHarmless(value));
      return sendBeacon(url, JSON.stringify({ ...Object.fromEntries(sent), event }));
    },
  };
}

function isHarmless(value: StatsValue): boolean {
  if (typeof value === 'number') return Math.abs(value) < 1_000_000;
  return typeof value === 'boolean' || isWord(value);
}

function isWord(value: string): boolean {
  return /^\/?[A-Za-z][\w/.-]{0,39}$/.test(value) && !/\d{5}/.test(value);
}
