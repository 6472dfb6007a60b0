import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { heading, inPhone } from './dev-preview-page.ts';
import { expect, test as base } from './fixtures.ts';
import { Sandbox } from './sandbox.ts';

/** Another backend, and apps that no page may frame. */
export const test = base.extend<{ elsewhere: { readonly apps: string; readonly backend: Sandbox } }>({
  elsewhere: async ({}, use) => {
    const backend = await Sandbox.start(() => {});
    const server = createServer((_request, response) => {
      response.setHeader('content-security-policy', "frame-ancestors 'none'");
      response.setHeader('content-type', 'text/html');
      response.end('<title>Elsewhere</title><h1>The apps of another place</h1>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ apps: `http://127.0.0.1:${portOf(server.address())}`, backend });
    server.close();
    await backend.stop();
  },
});

const portOf = (address: string | AddressInfo | null) => (typeof address === 'object' ? address?.port : undefined);

/** For a page that starts two pages of its own on a busy machine. */
export const patience = { timeout: 25_000 };

export const opened = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible(patience);
};
