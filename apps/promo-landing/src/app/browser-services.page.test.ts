import { register } from '@peace/api-client/contract/promotion/register';
import { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';
import { expect, it, vi } from 'vitest';
import { promoConfig } from '#shared/promo-config.ts';
import { browserServices } from './browser-services.ts';

it.each([sendSmsCode, register])(
  '$name that fails is reported, and its request has an id of the visit',
  async (endpoint) => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      requests.push(request);
      return Promise.resolve(new Response(null, { status: 502 }));
    });
    window.peaceReports = [];
    const { api } = browserServices(window, { ...promoConfig, apiBase: 'https://promo.test/peace' });
    const result = await api.call(endpoint, Object(endpointExamples[endpoint.name]).payload);
    const requestId = `${window.peacePage}-1`;
    expect(result).toMatchObject({ kind: 'failed', error: { kind: 'http', requestId } });
    expect(requests.map(({ headers }) => headers.get('x-request-id'))).toEqual([requestId]);
    expect(window.peaceReports).toEqual([{ kind: 'api', name: endpoint.name, detail: 'http.502' }]);
  },
);

it('names the default merchant in the query of a call, and nothing else', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.resolve(Response.json({ code: '0' }));
  });
  const { api } = browserServices(window, { ...promoConfig, apiBase: 'https://promo.test/peace' });
  await api.call(register, Object(endpointExamples[register.name]).payload);
  const [request] = requests;
  expect(new URL(request?.url ?? '').search).toBe('?merchantNumber=cjxjx');
});
