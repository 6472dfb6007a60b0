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

/** Lists that fail where nothing of them can be read, because the page would say that there is none. */
const mainLists = ['getRepaymentWays bankCards'];

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

describe.each(lists.filter(({ name }) => !strictLists.includes(name)))(
  'the list $name',
  ({ endpoint, wire, path, name }) => {
    const read = (data: unknown) => parse(endpoint.data, data);

    it('keeps its entries, whatever stands among them', () => {
      const nonsense = fc.jsonValue().filter((value) => typeof value !== 'object' || value === null);
      fc.assert(
        fc.property(nonsense, (entry) => {
          expect(read(withEntry(wire, path, entry))).toEqual(read(wire));
        }),
      );
    });

    it.each(['', {}, null])('is empty where %j stands in its place', (instead) => {
      expect(read(withReplaced(wire, path, instead))).toEqual(read(withReplaced(wire, path, [])));
    });

    it.each([['none'], [7], [[null]], [['x', 7]]])(
      'is empty, or fails if it is a main list, where %j stands',
      (instead) => {
        const damaged = withReplaced(wire, path, instead);
        if (mainLists.includes(name)) expect(safeParse(endpoint.data, damaged).success).toBe(false);
        else expect(read(damaged)).toEqual(read(withReplaced(wire, path, [])));
      },
    );
  },
);

describe.each(lists)('the list $name', ({ endpoint, wire, path }) => {
  it('is the same with gaps, as PHP sends it', () => {
    const entries = Object.entries(Object(at(wire, path)));
    const withGaps = Object.fromEntries(entries.map(([key, entry]) => [2 * Number(key) + 1, entry]));
    expect(parse(endpoint.data, withReplaced(wire, path, withGaps))).toEqual(parse(endpoint.data, wire));
  });
});

describe.each(
  endpoints.flatMap((endpoint) => {
    const wire = endpointExamples[endpoint.name]?.wire;
    return objectsOf(wire).map((path) => ({ endpoint, wire, path, name: [endpoint.name, ...path].join(' ') }));
  }),
)('the object $name', ({ endpoint, wire, path }) => {
  it('is not read from a list with entries', () => {
    const one = at(wire, path);
    for (const list of [[one], [null], ['x', 7]]) {
      const read = safeParse(endpoint.data, withReplaced(wire, path, list));
      const none = safeParse(endpoint.data, withReplaced(wire, path, 7));
      expect(read.success ? read.output : 'failed').toEqual(none.success ? none.output : 'failed');
    }
  });
});

/** The paths of the objects in an example. */
function objectsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const here = Array.isArray(value) ? [] : [[...path]];
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => objectsOf(inner, [...path, key]))];
}

const at = (wire: unknown, path: readonly string[]) => path.reduce<unknown>((value, key) => Object(value)[key], wire);

/** The paths of the lists of objects in an example. */
function objectListsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const here = Array.isArray(value) && typeof value[0] === 'object' ? [[...path]] : [];
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => objectListsOf(inner, [...path, key]))];
}

function withEntry(wire: unknown, path: readonly string[], entry: unknown): unknown {
  const list = at(wire, path);
  return withReplaced(wire, [...path], Array.isArray(list) ? [entry, ...list] : list);
}
