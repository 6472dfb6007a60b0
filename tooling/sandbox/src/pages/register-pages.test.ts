import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const { sandbox } = testSandbox();

it('draws a logo from a name, the same each time', async () => {
  const draw = async (name: string) => {
    const response = await sandbox.app.request(`/peace/__files/logo/${encodeURIComponent(name)}.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    return response.text();
  };
  const bayani = await draw('Bayani Cash');
  expect(bayani).toContain('>BC</text>');
  expect(await draw('Bayani Cash')).toBe(bayani);
  expect(await draw('Isla Peso')).not.toBe(bayani);
  expect(await draw('<script> x')).not.toContain('<script');
});

it('shows what a partner is opened with, as text', async () => {
  const response = await sandbox.app.request('/peace/__partner/Elsewhere?sessionId=s-1&x=%3Cb%3E');
  const page = await response.text();
  expect(page).toContain('<th scope="row">sessionId</th><td>s-1</td>');
  expect(page).toContain('&lt;b&gt;');
});

it.each(['/peace/__files/gone.png', '/peace/__pay/123', '/peace/v9/nothing'])('does not know %s', async (path) => {
  expect((await sandbox.app.request(path)).status).toBe(404);
});
