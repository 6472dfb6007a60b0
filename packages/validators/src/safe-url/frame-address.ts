import { checkDestination } from './destination.ts';

/**
 * Returns the address of a sandboxed frame if it may be opened as a page. Nothing of the session is added: the framed page
 * learns only that it was opened.
 */
export function frameAddress(
  { location }: { readonly location: { readonly href: string } },
  link: string,
): string | null {
  const destination = checkDestination(link, { base: location.href });
  return destination.kind === 'web' ? destination.url.href : null;
}
