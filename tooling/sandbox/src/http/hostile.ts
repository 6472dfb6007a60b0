import type { Endpoint, EnvelopeNames } from '@peace/api-client';
import { safeParse } from 'valibot';

/** Replaces a text: harmless if it is shown as text, noticed at once if it runs. */
export const HOSTILE_TEXT =
  '"><img src=x onerror="alert(document.domain)"><script>alert(document.domain)</script>\u202Ehostile';

/** Replace links, in turn. None of them may lead anywhere. */
export const HOSTILE_LINKS: readonly string[] = [
  'javascript:alert(document.domain)',
  ' JaVaScRiPt:alert(document.domain)',
  'java\nscript:alert(document.domain)',
  'data:text/html,<script>alert(document.domain)</script>',
  '//hostile.example/',
  '/\\hostile.example/',
  'https://own.example@hostile.example/',
  'vbscript:alert(1)',
];

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/**
 * The right response with hostile words in each text and a hostile address in each link, as far as the declaration lets
 * them through: what a client refuses to read is left as it was, so that the rest reaches the screen. Numbers written
 * as texts stay.
 */
export async function hostileResponse(endpoint: Endpoint, answer: Response, names: EnvelopeNames): Promise<Response> {
  const body: { [field: string]: Json } | null = await answer
    .clone()
    .json()
    .catch(() => null);
  const data = body?.[names.data];
  if (data === undefined) return answer;
  return Response.json({ ...body, [names.data]: poisoned(data, endpoint) }, { status: answer.status });
}

function poisoned(data: Json, endpoint: Endpoint): Json {
  return textsOf(data).reduce((current, { path, text }, index) => {
    if (/^[\d.,:\s-]*$/.test(text)) return current;
    const candidate = withText(current, path, isLink(text) ? linkAt(index + endpoint.name.length) : HOSTILE_TEXT);
    return safeParse(endpoint.data, candidate).success ? candidate : current;
  }, data);
}

const linkAt = (index: number) => HOSTILE_LINKS[index % HOSTILE_LINKS.length] ?? '';

const isLink = (text: string) => /^(?:[a-z][a-z+.-]*:|\/)\S*$/i.test(text);

type Path = readonly (string | number)[];

function textsOf(value: Json, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((inner, index) => [index, inner])
    : Object.entries(value);
  return entries.flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

function withText(value: Json, [name, ...rest]: Path, text: string): Json {
  if (name === undefined) return text;
  if (Array.isArray(value)) return value.map((inner, index) => (index === name ? withText(inner, rest, text) : inner));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [name]: withText(value[name] ?? null, rest, text) };
}
