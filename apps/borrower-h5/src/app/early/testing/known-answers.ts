import type { Endpoint } from '@peace/api-client';
import { createSandbox, scenarios } from '@peace/sandbox';
import { earlyScreens } from './early-screens.ts';

/** What the backend answers to the first read of a page, as far as we know what it may answer. */
export interface KnownAnswer {
  /** The page's address, with its parameters. */
  readonly entry: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: string;
}

/** What is answered in every scenario of the sandbox that begins with an early screen. */
export async function knownAnswers(): Promise<readonly KnownAnswer[]> {
  const known = scenarios.flatMap(({ name, entry }) => {
    const { pathname, searchParams } = new URL(entry, 'https://h5.test');
    const screen = earlyScreens.find(({ path }) => path === pathname);
    return screen ? [answerOf(screen.endpoint, { name, entry, given: searchParams })] : [];
  });
  return Promise.all(known);
}

async function answerOf(
  endpoint: Endpoint,
  { name, entry, given }: { readonly name: string; readonly entry: string; readonly given: URLSearchParams },
): Promise<KnownAnswer> {
  const { method, path } = endpoint;
  const payload = payloadOf(endpoint, given);
  const url = new URL(`https://h5.test/peace${path}`);
  const values = new URLSearchParams(payload);
  if (method === 'GET') url.search = values.toString();
  const request = new Request(url, { method, body: method === 'GET' ? null : values });
  const answer = await createSandbox({ scenario: name }).fetch(request);
  return { entry, payload, status: answer.status, body: await answer.text() };
}

/** What the page's first script would send: the address's values that the endpoint takes. */
export function payloadOf({ payload }: Endpoint, given: URLSearchParams): Record<string, string> {
  const names = 'entries' in payload ? Object.keys(Object(payload.entries)) : [];
  return Object.fromEntries(names.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])));
}
