import type { ItemSchema } from '@peace/web-platform/storage';

/** The parameters by which the shell says who is calling (spec §3), in the order of the specification. */
export const sessionParamNames = [
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
] as const;

export type SessionParamName = (typeof sessionParamNames)[number];

/** The caller's identity, as far as the shell gave it. */
export type SessionParams = { readonly [Name in SessionParamName]?: string | undefined };

const longestValue = 2048;

/** By hand: it is in a page's first script, where a library would be most of it. */
export const paramsSchema: ItemSchema<SessionParams, SessionParams> = {
  '~standard': { validate: (value) => (isSessionParams(value) ? { value } : { issues: ['not session parameters'] }) },
};

function isSessionParams(value: unknown): value is SessionParams {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, param]) => isSessionParamName(name) && isUsable(param));
}

function isSessionParamName(name: string): name is SessionParamName {
  return sessionParamNames.some((known) => known === name);
}

export function isUsable(param: unknown): boolean {
  return typeof param === 'string' && param !== '' && param.length <= longestValue && !/\p{Cc}/u.test(param);
}

/** The merchant when the session names none (spec §9). */
const defaultMerchant = 'cjxjx';

/** The parameters every call of the backend carries: those of the session that are known. */
export function commonParams(session: SessionParams): Record<string, string> {
  const known = Object.entries({ merchantNumber: defaultMerchant, ...session });
  return Object.fromEntries(known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
