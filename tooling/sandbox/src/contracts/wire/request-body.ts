import type { Exchange } from './exchange.ts';

/** The media type of a message, without its parameters. */
export function mediaType(headers: Exchange['headers']): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The fields of a form as texts, a file as the empty text (JSON Schema cannot look into it); undefined without a body. */
export async function requestFields({ headers, body }: Exchange): Promise<Record<string, string> | undefined> {
  if (body.length === 0) return undefined;
  if (mediaType(headers) !== 'multipart/form-data') return Object.fromEntries(new URLSearchParams(body.toString()));
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  return Object.fromEntries(Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : '']));
}
