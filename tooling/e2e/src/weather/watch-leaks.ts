import type { BrowserContext, Page, Request } from '@playwright/test';

interface Leaks {
  /** From now on the address bar may say nothing. */
  started(): void;
  /** Every place a secret turned up in, so far. */
  found(): Promise<readonly string[]>;
  requestsTo(prefix: string): readonly Request[];
}

/** Looks for secrets wherever somebody else could read them; other origins are answered by a stand-in. */
export async function watchLeaks(
  context: BrowserContext,
  page: Page,
  { own, secrets }: { readonly own: string; readonly secrets: readonly string[] },
): Promise<Leaks> {
  const found: string[] = [];
  const requests: Request[] = [];
  let hasStarted = false;
  const look = (where: string, text: string) => {
    for (const secret of secrets) {
      if (text.includes(secret) || text.includes(encodeURIComponent(secret)))
        found.push(`${secret} in ${where}: ${text}`);
    }
  };
  await context.route(
    (url) => url.origin !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Somebody else</h1>' }),
  );
  context.on('request', (request) => {
    requests.push(request);
  });
  page.on('framenavigated', (frame) => {
    // A page that is only being loaded is a new start: the app has not had its address to scrub yet.
    const isStart = requests.some((request) => request.isNavigationRequest() && request.url() === frame.url());
    if (hasStarted && !isStart) look('the address bar', frame.url());
  });
  page.on('console', (message) => look('the console', message.text()));
  page.on('pageerror', (error) => look('an error report', `${error.message} ${error.stack}`));
  return {
    started: () => {
      hasStarted = true;
      look('the address bar', page.url());
    },
    found: async () => {
      // What stays in the address bar, whatever has started since.
      look('the address bar', page.url());
      for (const request of requests) {
        const headers = await request.allHeaders();
        look(`the Referer to ${request.url()}`, headers['referer'] ?? '');
        if (new URL(request.url()).origin === own) continue;
        look('a request to somebody else', `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(headers)}`);
      }
      return found;
    },
    requestsTo: (prefix) => requests.filter((request) => request.url().startsWith(prefix)),
  };
}
