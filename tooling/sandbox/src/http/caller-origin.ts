import type { HonoRequest } from 'hono';

/** The origin of the page that calls: behind an app's proxy the request's own address is not the one the page has. */
export function callerOrigin(request: HonoRequest): string {
  const stated = [request.header('origin'), request.header('referer'), request.url];
  const address = stated.find((candidate) => candidate !== undefined && URL.canParse(candidate));
  return new URL(address ?? request.url).origin;
}
