import type { BrowserContext, Page, Request } from '@playwright/test';

interface Leaks {
  /** The app has started: from now on the address bar may say nothing. */
  started(): void;
  /** Every place where one of the secrets could be read by a third party, so far. */
  of(secrets: readonly string[]): Promise<readonly string[]>;
  requestsTo(prefix: string): readonly Request[];
}

/** Records what a third party could read; requests to other origins get a mock response. */
export async function watchLeaks(context: BrowserContext, page: Page, own: string): Promise<Leaks> {
  const seen: (readonly [where: string, text: string])[] = [];
  const requests: Request[] = [];
  let hasStarted = false;
  await context.route(
    (url) => url.origin !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
  );
  context.on('request', (request) => {
    requests.push(request);
    // Every other request comes from a page whose address no longer names the borrower. Only the pictures of an early screen are
    // asked for before that, without the referrer that is looked for below.
    const isEarlyPicture = !hasStarted && request.resourceType() === 'image';
    if (!isOwn(request) && !isEarlyPicture) {
      seen.push([`the address that ${request.url()} is requested from`, addressOf(request)]);
    }
  });
  page.on('framenavigated', (frame) => {
    // A page that is only being loaded is a new start: the app has not had its address to scrub yet.
    const isStart = requests.some((request) => request.isNavigationRequest() && request.url() === frame.url());
    if (hasStarted && !isStart) seen.push(['the address bar', frame.url()]);
  });
  page.on('console', (message) => seen.push(['the console', message.text()]));
  page.on('pageerror', (error) => seen.push(['an error report', `${error.message} ${error.stack}`]));

  const isOwn = (request: Request) => new URL(request.url()).origin === own;
  const addressOf = (request: Request) => (request.isNavigationRequest() ? '' : request.frame().url());

  return {
    started: () => {
      hasStarted = true;
      seen.push(['the address bar', page.url()]);
    },
    of: async (secrets) => {
      // The final address bar counts, whatever has started since.
      const places = [...seen, ['the address bar', page.url()] as const];
      for (const request of requests) {
        const headers = await request.allHeaders();
        places.push([`the Referer to ${request.url()}`, headers['referer'] ?? '']);
        if (isOwn(request)) continue;
        const sent = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(headers)}`;
        places.push(['a request to a third party', sent]);
      }
      return places.flatMap(([where, text]) =>
        secrets
          .filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
          .map((secret) => `${secret} in ${where}: ${text}`),
      );
    },
    requestsTo: (prefix) => requests.filter((request) => request.url().startsWith(prefix)),
  };
}
