import { judgeDestination } from './destination.ts';

/**
 * Where a sandboxed frame may lead: to what may be opened as a page, else nowhere. Nothing of the session is
 * added: whoever is framed learns no more than that somebody looks.
 */
export function frameAddress(
  { location }: { readonly location: { readonly href: string } },
  link: string,
): string | null {
  const destination = judgeDestination(link, { base: location.href, nativeScheme: '' });
  return destination.kind === 'web' ? destination.url.href : null;
}
