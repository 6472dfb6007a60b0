import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../testing/endpoint-examples.ts';
import { withReplaced } from '../testing/with-replaced.ts';
import { endpoints } from './index.ts';
import wireNames from './wire-names.json';

/** The handling of an unreadable entry, and of a list that is null or absent. */
type Declared = readonly [entry: 'refused' | 'dropped' | 'kept', absent: 'refused' | 'empty' | 'unknown'];

/**
 * Every list of the contract. `refused`: the whole response fails, and the page offers to try again: an entry costs money or is agreed to, or
 * the page would say that there is none. `unknown`: null, which the page does not take for empty.
 */
const declared: Readonly<Record<string, Declared>> = {
  'getOrder recProducts': ['dropped', 'empty'],
  'getOrder userOrderDetail detail': ['dropped', 'empty'],
  'getPeriodRepayment detail': ['dropped', 'empty'],
  'getPeriodRepayment repayList': ['dropped', 'unknown'],
  'getPeriodRepayment defDetail payNotice At the counter': ['dropped', 'empty'],
  'getExtension detail': ['dropped', 'empty'],
  'getExtension repayList': ['dropped', 'unknown'],
  'getExtension defDetail payNotice At the counter': ['dropped', 'empty'],
  'getExtension repayPlan': ['refused', 'empty'],
  'getOffer details': ['refused', 'empty'],
  'getOffer repay_plans': ['refused', 'empty'],
  [`getOfferVariant2 ${wireNames.variant2Confirm.details.name}`]: ['refused', 'empty'],
  [`getOfferVariant2 ${wireNames.variant2Confirm.repayPlans.name}`]: ['refused', 'empty'],
  'getAgreements data': ['kept', 'refused'],
  getAgreementsVariant2: ['kept', 'refused'],
  'getBankForm items': ['refused', 'refused'],
  'getBankForm items 0 note': ['dropped', 'empty'],
  'getComplaintOptions problemType': ['dropped', 'empty'],
  'getComplaintOptions problemSonType': ['dropped', 'empty'],
  'getComplaintOptions orderDetail list': ['dropped', 'empty'],
  'getComplaintOptions orderList': ['refused', 'refused'],
  'getComplaintOptions orderList 0 list': ['dropped', 'empty'],
  'listComplaints tabs': ['refused', 'refused'],
  'listComplaints tabs 0 entries': ['refused', 'refused'],
  'getRepaymentWays bankCards': ['dropped', 'refused'],
  [`jointLoginFailure ${wireNames.jointLoginFailure.products.name}`]: ['dropped', 'unknown'],
};

const lists = endpoints.flatMap((endpoint) => {
  const wire = endpointExamples[endpoint.name]?.wire;
  return objectListsOf(wire).map((path) => ({ endpoint, wire, path, name: [endpoint.name, ...path].join(' ') }));
});

it('every list of the contract is declared here', () => {
  expect(Object.keys(declared).sort()).toEqual(lists.map(({ name }) => name).sort());
});

describe.each(lists.filter(({ name }) => name in declared))('the list $name', ({ endpoint, wire, path, name }) => {
  const [entry, absent] = declared[name] ?? [];
  const read = (instead: unknown) => {
    const result = safeParse(endpoint.data, withReplaced(wire, path, instead));
    return result.success ? result.output : 'refused';
  };
  const all = parse(endpoint.data, wire);
  const empty = read([]);

  it('is empty where the backend says so', () => {
    expect(empty).not.toEqual(all);
    expect([read(''), read({})]).toEqual([empty, empty]);
  });

  it.each([null, undefined])(`is ${absent} where %j was sent: dropped is not none`, (instead) => {
    if (absent === 'refused') expect(read(instead)).toBe('refused');
    else if (absent === 'empty') expect(read(instead)).toEqual(empty);
    else expect([empty, 'refused']).not.toContainEqual(read(instead));
  });

  it(`has entries that are ${entry} where they cannot be read`, () => {
    const nonsense = fc.jsonValue().filter((value) => typeof value !== 'object' || value === null);
    fc.assert(
      fc.property(nonsense, (bad) => {
        const kept = read([bad, ...Object.values(Object(at(wire, path)))]);
        if (entry === 'kept')
          expect(kept).toEqual([{ title: '', position: 0 }, expect.objectContaining({ position: 1 })]);
        else expect(kept).toEqual(entry === 'dropped' ? all : 'refused');
      }),
    );
  });

  it.each([['none'], [7], [[null]], [['x', 7]]])(
    'is not empty where %j was sent, unless it may be absent',
    (instead) => {
      if (entry === 'dropped' && absent === 'empty') expect(read(instead)).toEqual(empty);
      else expect(read(instead)).not.toEqual(empty);
    },
  );

  it('is the same with gaps, as PHP sends it; a place is the key', () => {
    const entries = Object.entries(Object(at(wire, path)));
    const withGaps = Object.fromEntries(entries.map(([key, value]) => [2 * Number(key) + 1, value]));
    const isPlaced = entry === 'kept';
    expect(read(withGaps)).toEqual(isPlaced ? [expect.objectContaining({ position: 1 })] : all);
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
