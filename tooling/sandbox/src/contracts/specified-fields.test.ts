import { type Endpoint, createApiClient } from '@peace/api-client';
import { endpoints } from '@peace/api-client/contract';
import { specifiedFields } from '@peace/api-client/testing/specified-fields';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { handlers } from '../handlers/handlers.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { testSandbox } from '../testing/test-sandbox.ts';
import { validPayload } from '../testing/valid-payloads.ts';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireSchema } from './json-schema.ts';
import { fieldsOfResponse, fieldsOfSchema } from './testing/wire-fields.ts';

// The backend is the one that the specification describes: what the client reads, and what the sandbox sends, has its names.

/** The names of variant 2 and of recommended products are in `wire-names.json` and not in the list. */
const isListed = ({ path }: Endpoint) => !path.startsWith('/gopia/');
const closed = ['recProducts'];
const listed = endpoints.filter(isListed).map((endpoint) => [endpoint.name, endpoint] as const);

/** No screen needs these specified fields: each has its reason in docs/deviations.md. */
const unread: Readonly<Record<string, readonly string[]>> = {
  getOrder: ['inside'],
  getOffer: ['firstPeriodDay', 'sendSms'],
};

/** The fields of a form come from its items. */
const formFields: Readonly<Record<string, readonly string[]>> = {
  bindBankAccount: ['account'],
  changeBankAccount: ['account'],
};

const fieldsOf = (name: string) => {
  const { sent, answered, unshown = [] } = specifiedFields[name] ?? { sent: [], answered: [] };
  return { sent: [...sent, ...unshown], answered: [...answered, ...unshown] };
};

it('has every call but those of variant 2', () => {
  expect(Object.keys(specifiedFields).toSorted()).toEqual(listed.map(([name]) => name).toSorted());
});

describe.each(listed)('%s', (name, endpoint) => {
  it('sends the fields of the specification', () => {
    const payload = parse(endpoint.payload, endpointExamples[name]?.payload);
    const sent = Object.keys(payload).filter((field) => !formFields[name]?.includes(field));
    expect(sent.filter((field) => !fieldsOf(name).sent.includes(field))).toEqual([]);
  });

  it('reads the fields of the specification, each that has a use', () => {
    const read = fieldsOfSchema(wireSchema(endpoint.data), closed);
    const { answered } = fieldsOf(name);
    expect(read.filter((field) => !answered.includes(field))).toEqual([]);
    const isRead = (field: string) => read.includes(field) || unread[name]?.includes(field);
    const named = specifiedFields[name]?.answered ?? [];
    expect(named.filter((field) => !isRead(field))).toEqual([]);
  });
});

/** Every answer of a sandbox in a scenario, by the endpoint's name: each call once, and the reads of the borrower's orders. */
async function responsesIn(scenario: string) {
  const answers: { readonly name: string; readonly data: unknown }[] = [];
  const test = testSandbox();
  await test.control('POST', '/scenario', { name: scenario });
  const ask = async (endpoint: Endpoint, payload: unknown) => {
    const client = createApiClient({
      base: 'http://app.test/peace',
      commonParams: () => ({ sessionId: 'session-1' }),
      fetch: async (sent) => {
        const response = await test.sandbox.fetch(sent);
        if (response.headers.get('content-type')?.startsWith('application/json')) {
          const body: unknown = await response.clone().json();
          answers.push({ name: endpoint.name, data: Object(body).data });
        }
        return response;
      },
    });
    await client.call(endpoint, payload);
  };
  for (const { orderId, isListed: isBorrowers } of test.sandbox.state.orders.values()) {
    if (!isBorrowers) continue;
    for (const endpoint of [getOrder, getPeriodRepayment, getExtension, getComplaintOptions]) {
      await ask(endpoint, { orderId });
    }
  }
  for (const handler of handlers.filter(({ endpoint }) => isListed(endpoint))) {
    const payload = await validPayload(handler, test).catch(() => handler.sample);
    await ask(handler.endpoint, payload);
  }
  return answers;
}

describe('the sandbox sends the fields of the specification', () => {
  it.each(scenarios.map(({ name }) => name))('in the scenario %s', async (scenario) => {
    const answers = await responsesIn(scenario);
    expect(new Set(answers.map(({ name }) => name)).size).toBeGreaterThan(20);
    const others = answers.flatMap(({ name, data }) => {
      const { answered } = fieldsOf(name);
      return fieldsOfResponse(data, answered, closed)
        .filter((field) => !answered.includes(field))
        .map((field) => `${name}: ${field}`);
    });
    expect([...new Set(others)]).toEqual([]);
  });
});

it('finds a field that is ours', () => {
  const { answered } = fieldsOf('getOrder');
  const answer = {
    orderStatus: 174,
    repayAmount: '1.00',
    userOrderDetail: { detail: [{ text: '', value: '', at: 1 }] },
  };
  const others = fieldsOfResponse(answer, answered, closed).filter((field) => !answered.includes(field));
  expect(others).toEqual(['repayAmount', 'userOrderDetail.detail[].at']);
});
