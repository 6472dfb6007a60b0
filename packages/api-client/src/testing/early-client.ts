import { object, string } from 'valibot';
import { vi } from 'vitest';
import type { createApiClient } from '../create-api-client.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const declaration = {
  name: 'order',
  method: 'POST',
  path: '/order',
  payload: object({ orderId: string() }),
  data: object({ name: string() }),
} as const;
export const order = defineEndpoint({ ...declaration, effect: 'read' });
/** Of another path, so that no read that was sent ahead is its response. */
export const pay = defineEndpoint({ ...declaration, path: '/pay', effect: 'write' });
export const commonParams = { sessionId: 's 1' };
export const answering = (name: string) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ code: 0, data: { name } })));

export const readName = (result: Awaited<ReturnType<ReturnType<typeof createApiClient>['call']>>) =>
  result.kind === 'ok' ? result.data : result.error;
