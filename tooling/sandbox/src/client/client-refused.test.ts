import { describe, expect, it } from 'vitest';
import { aClient } from '../testing/test-sandbox.ts';
import { createSandboxClient, demanded } from './client.ts';

describe('the sandbox’s control surface', () => {
  it('passes on what the sandbox refuses', async () => {
    const { client } = aClient();
    expect(await client.choose('no-such')).toEqual({
      kind: 'refused',
      message: 'There is no scenario "no-such"; GET this address lists them.',
    });
  });

  it.each([
    ['nothing listens', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page answers', () => Promise.resolve(new Response('<!doctype html>'))],
    ['a server without controls answers', () => Promise.resolve(Response.json({ error: 'no' }, { status: 404 }))],
  ])('is absent when %s', async (_what, send) => {
    expect(await createSandboxClient({ send }).scenarios()).toMatchObject({ kind: 'absent' });
  });

  it('says so when the sandbox speaks another version', async () => {
    const client = createSandboxClient({ send: () => Promise.resolve(Response.json({ now: 'noon' })) });
    expect(await client.clock()).toMatchObject({ kind: 'refused' });
  });

  it('fails a test that cannot go on without the response', async () => {
    const { client } = aClient();
    expect(await demanded(client.choose('status-174'))).toMatchObject({ current: 'status-174' });
    await expect(demanded(client.choose('no-such'))).rejects.toThrow('no scenario "no-such"');
  });
});
