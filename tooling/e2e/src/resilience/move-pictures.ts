import type { BrowserContext, Request } from '@playwright/test';

const ELSEWHERE = 'https://pictures.example';

/** Has the backend name each of its pictures at another host, as one with a CDN does; an answered complaint gets one. */
export async function movePictures(context: BrowserContext): Promise<{ requested(): readonly Request[] }> {
  const requested: Request[] = [];
  await context.route('**/peace/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/"\/peace\/(?:user-problem\/)?__files\//g, `"${ELSEWHERE}/`)
      .replace('"disposeImages":[]', `"disposeImages":["${ELSEWHERE}/answer.png"]`);
    await route.fulfill({ response, body });
  });
  context.on('request', (request) => {
    if (request.url().startsWith(ELSEWHERE)) requested.push(request);
  });
  return { requested: () => requested };
}
