import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../testing/endpoint-examples.ts';
import { withReplaced } from '../testing/with-replaced.ts';
import { endpoints } from './index.ts';
import wireNames from './wire-names.json';

/** Lists that are read whole or not at all: one entry left out would cost money or hide what is agreed to. */
const strictLists = [
  'getExtension repayPlan',
  'getOffer details',
  'getOffer repay_plans',
  'getAgreements data',
  `getOfferVariant2 ${wireNames.variant2Confirm.details.name}`,
  `getOfferVariant2 ${wireNames.variant2Confirm.repayPlans.name}`,
  'getAgreementsVariant2',
  'getBankForm items',
  'getComplaintOptions orderList',
  'listComplaints tabs',
  'listComplaints tabs 0 entries',
];

const lists = endpoints.flatMap((endpoint) => {
  const wire = endpointExamples[endpoint.name]?.wire;
  return objectListsOf(wire).map((path) => ({ endpoint, wire, path, name: [endpoint.name, ...path].join(' ') }));
});

it('reads whole or not at all exactly the lists that are named here', () => {
  const strict = lists.filter(
    ({ endpoint, wire, path }) => !safeParse(endpoint.data, withEntry(wire, path, null)).success,
  );
  expect(strict.map(({ name }) => name).sort()).toEqual([...strictLists].sort());
});

describe.each(lists.filter(({ name }) => !strictLists.includes(name)))('the list $name', ({ endpoint, wire, path }) => {
  const read = (data: unknown) => parse(endpoint.data, data);

  it('keeps its entries, whatever stands among them', () => {
    const nonsense = fc.jsonValue().filter((value) => typeof value !== 'object' || value === null);
    fc.assert(
      fc.property(nonsense, (entry) => {
        expect(read(withEntry(wire, path, entry))).toEqual(read(wire));
      }),
    );
  });

  it.each(['', {}, null, 'none', 7])('is empty where %j stands in its place', (instead) => {
    expect(read(withReplaced(wire, path, instead))).toEqual(read(withReplaced(wire, path, [])));
  });
});

/** The paths of the lists of objects in an example. */
function objectListsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const here = Array.isArray(value) && typeof value[0] === 'object' ? [[...path]] : [];
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => objectListsOf(inner, [...path, key]))];
}

function withEntry(wire: unknown, path: readonly string[], entry: unknown): unknown {
  const at = path.reduce<unknown>((value, key) => Object(value)[key], wire);
  return withReplaced(wire, [...path], Array.isArray(at) ? [entry, ...at] : at);
}
