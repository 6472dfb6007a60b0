import { checkDestination } from './destination.ts';

/**
 * Where a sandboxed frame may lead: to what may be opened as a page, else nowhere. Nothing of the session is
 * added: the framed page learns no more than that it was opened.
 */
export function frameAddress(
  { location }: { readonly location: { readonly href: string } },
  link: string,
): string | null {
  const destination = checkDestination(link, { base: location.href });
  return destination.kind === 'web' ? destination.url.href : null;
}
