import { judgeDestination } from './destination.ts';
import type { PageLocation } from './session-window.ts';

/**
 * Where a sandboxed frame may lead: to what the door would open as a page, else nowhere. Nothing of the session is
 * added: whoever is framed learns no more than that somebody looks.
 */
export function frameAddress(
  { location }: { readonly location: Pick<PageLocation, 'href'> },
  link: string,
): string | null {
  const destination = judgeDestination(link, { base: location.href, nativeScheme: '' });
  return destination.kind === 'web' ? destination.url.href : null;
}
