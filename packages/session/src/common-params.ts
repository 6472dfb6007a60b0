import type { SessionParams } from './session-param.ts';

/** The merchant when the session names none (decision C2.3; spec §9). */
const defaultMerchant = 'cjxjx';

/** The parameters every call of the backend carries: those of the session that are known. */
export function commonParams(session: SessionParams): Record<string, string> {
  const known = Object.entries({ merchantNumber: defaultMerchant, ...session });
  return Object.fromEntries(known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
