import type { AppName, Site } from './sites.ts';

/** A deployment's addresses, sites and backend. */
export interface Deployment {
  readonly what: AppName | 'one-host';
  readonly sites: readonly Site[];
  /** Folder on the serving machine that has the builds, each as `<app>/`. */
  readonly files: string;
  readonly backend: string;
  /** Origin by which people reach it: the name that nginx answers to, and what the backend receives. */
  readonly origin: string;
  /** nginx's `listen`: a port, or an address and a port. */
  readonly listen: string;
  /** Addresses of load balancers whose word on the caller's address is taken, such as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  /** Text messages that an address may ask for in a minute. */
  readonly smsPerMinute: number;
  /** The folder's `nginx.conf` is the machine's own, which includes `conf.d/`. */
  readonly hasOwnMain?: boolean;
  readonly accessLog: string;
  readonly errorLog: string;
  /** A staging on one host: the file with its password, for nginx's `auth_basic_user_file`. */
  readonly passwordFile?: string;
  /** On one host: `/testPreview` too, which frames the other apps. */
  readonly withPreview: boolean;
}

/** Generous: a mobile network puts thousands of people behind one address. */
const defaultSmsPerMinute = 30;

/**
 * The operator's number of text messages that an address may ask for in a minute.
 *
 * @throws where it is no whole number above 0
 */
export function smsPerMinuteOf(text: string | undefined): number {
  if (!text) return defaultSmsPerMinute;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new Error(`${JSON.stringify(text)} text messages a minute: must be a whole number above 0`);
  return Number(text);
}

/** The prefix of a deployment's names in nginx's http block, which it may share with other deployments. */
export const prefixOf = (what: Deployment['what']): string => `peace_${what.replaceAll('-', '_')}_`;

/** A committed file adapted to a deployment: includes from its folder, and its own names of variables, zones and groups. */
export function withOwnNames(text: string, what: Deployment['what']): string {
  return text.replaceAll(/^(\s*include peace\/)/gm, `$1${what}/`).replaceAll(/\bpeace_/g, prefixOf(what));
}
