import { checkDestination } from './destination.ts';

/** A full address of the web (`http://…`, `https://…`) as the parser writes it, or `null`: no relative link, no credentials. */
export function webAddress(text: string): string | null {
  // Nothing can be relative to this base.
  const destination = checkDestination(text, { base: 'about:blank' });
  return destination.kind === 'web' ? destination.url.href : null;
}
