import type { DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import { readResponse } from '@peace/api-client/read-response';

/** The response to the early page's second read, for the first to ask; null where there is none, it failed, or the page was hidden meanwhile. */
export async function takeEarlySecondResponse<E extends Endpoint>(
  { peaceEarly: visit }: Pick<Window, 'peaceEarly'>,
  endpoint: E,
  payload: PayloadOf<E>,
): Promise<DomainOf<E> | null> {
  const second = visit?.second;
  if (!visit || !second || second.endpoint !== endpoint.name || !isSame(visit.payload, Object(payload))) return null;
  delete visit.second;
  if (visit.wasHidden) return null;
  try {
    const result = readResponse(endpoint, await second.request.response);
    return result.kind === 'ok' ? result.data : null;
  } catch {
    return null;
  }
}

const isSame = (sent: Readonly<Record<string, string>>, asked: Readonly<Record<string, unknown>>): boolean =>
  [...Object.keys(sent), ...Object.keys(asked)].every((name) => sent[name] === asked[name]);
