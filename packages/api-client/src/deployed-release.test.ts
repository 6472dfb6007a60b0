import { expect, it } from 'vitest';
import { deployedRelease } from './deployed-release.ts';

const answering = (answer: () => Response) => ({ fetch: () => Promise.resolve(answer()) });

it('deployedRelease names the deployed release as the page names its own', async () => {
  const asked: unknown[] = [];
  const fetch = (url: unknown) => {
    asked.push(url);
    return Promise.resolve(Response.json({ version: '0.1.0', commit: '0123456789abcdef' }));
  };
  expect(await deployedRelease({ fetch }, '/promo/')).toBe('0.1.0+0123456789ab');
  expect(asked).toEqual(['/promo/version.json']);
});

it.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is not JSON', () => new Response('<!doctype html>')],
  ['lacks its version', () => Response.json({ commit: '' })],
])('deployedRelease knows no release where version.json %s', async (_what, answer) => {
  expect(await deployedRelease(answering(answer))).toBeNull();
});

it('deployedRelease knows no release without a network', async () => {
  expect(await deployedRelease({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })).toBeNull();
});
