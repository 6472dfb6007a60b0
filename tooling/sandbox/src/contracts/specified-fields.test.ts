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
import { beforeAll, expect, it } from 'vitest';
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

const whatToDo =
  'correct the entry in packages/api-client/src/testing/specified-fields.ts; a field that the specification does not show is `unshown`';

it('has every call but those of variant 2', () => {
  expect(Object.keys(specifiedFields).toSorted(), whatToDo).toEqual(listed.map(([name]) => name).toSorted());
});

/** By the endpoint's name: the fields of the sandbox's responses in all scenarios. */
const sandboxFields = new Map<string, Set<string>>();
/** Most orders are the same in every scenario. */
const readOrders = new Set<string>();

beforeAll(async () => {
  for (const scenario of scenarios) {
    for (const { name, data } of await responsesIn(scenario.name)) {
      const known = sandboxFields.get(name) ?? new Set();
      for (const field of fieldsOfResponse(data, fieldsOf(name).answered, closed)) known.add(field);
      sandboxFields.set(name, known);
    }
  }
}, 120_000);

it.each(listed)(
  '%s: client and sandbox have the fields of the specification, each that has a use',
  (name, endpoint) => {
    const { sent, answered } = fieldsOf(name);
    const payload = Object.keys(parse(endpoint.payload, endpointExamples[name]?.payload));
    const read = fieldsOfSchema(wireSchema(endpoint.data), closed);
    const used = [...read, ...(unread[name] ?? [])];
    const found = {
      'sent and not specified': payload.filter((field) => !sent.includes(field) && !formFields[name]?.includes(field)),
      'read and not specified': read.filter((field) => !answered.includes(field)),
      'specified and not read': specifiedFields[name]?.answered.filter((field) => !used.includes(field)) ?? [],
      'sent by the sandbox and not specified': [...(sandboxFields.get(name) ?? [])].filter(
        (field) => !answered.includes(field),
      ),
    };
    const faults = Object.entries(found).filter(([, fields]) => fields.length > 0);
    expect(Object.fromEntries(faults), whatToDo).toEqual({});
  },
);

/** The responses of a sandbox in a scenario, by the endpoint's name: each call once, and the reads of an order that is new in it. */
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
  for (const order of test.sandbox.state.orders.values()) {
    const { orderId, isListed: isBorrowers } = order;
    const contents = JSON.stringify(order);
    if (!isBorrowers || readOrders.has(contents)) continue;
    readOrders.add(contents);
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
