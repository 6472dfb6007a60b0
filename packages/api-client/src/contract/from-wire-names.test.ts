import fc from 'fast-check';
import { object, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromWireNames, namedObject, toWireNames } from './from-wire-names.ts';
import { list } from './lists.ts';
import { text } from './wire-values.ts';
import wireNames from './wire-names.json';

const names = {
  title: 'tt',
  rows: { name: 'rr', fields: { label: 'll' } },
  popup: { name: 'pp', fields: { url: 'uu' } },
};

describe('wire names', () => {
  it('are taken off at every depth, in lists and objects', () => {
    const wire = { tt: 'a', rr: [{ ll: 'b', zz: 1 }, null], pp: { uu: 'c' }, zz: 2 };
    expect(fromWireNames(names, wire)).toEqual({ title: 'a', rows: [{ label: 'b' }, null], popup: { url: 'c' } });
  });

  it('leave what is neither list nor object to the schema', () => {
    expect(fromWireNames(names, { rr: 'x', pp: null })).toEqual({ title: undefined, rows: 'x', popup: null });
  });

  it('come off as they went on', () => {
    const row = fc.record({ label: fc.string() });
    const domain = fc.record({ title: fc.jsonValue(), rows: fc.array(row), popup: fc.record({ url: fc.string() }) });
    fc.assert(
      fc.property(domain, (value) => {
        expect(fromWireNames(names, toWireNames(names, value))).toEqual(value);
      }),
    );
  });

  it('do not turn up in what a schema reads, nor the other way round', () => {
    const schema = namedObject({ title: 'tt', rows: names.rows }, { title: text, rows: list(object({ label: text })) });
    expect(parse(schema, { tt: 'a', title: 'no', rr: [{ ll: 1 }] })).toEqual({ title: 'a', rows: [{ label: '1' }] });
    expect(parse(schema, { rr: {} })).toEqual({ title: '', rows: [] });
    expect(safeParse(schema, null).success).toBe(false);
  });
});

describe('wire-names.json', () => {
  it('calls a recommended product the same wherever it stands', () => {
    expect(wireNames.jointLoginFailure.products.fields).toEqual(wireNames.recommendedProduct);
  });

  it('gives no two fields of one object the same name', () => {
    const check = (section: object): void => {
      const targets = Object.values(section).map((target) => (typeof target === 'string' ? target : target.name));
      expect(new Set(targets).size).toBe(targets.length);
      for (const target of Object.values(section)) if (typeof target === 'object') check(target.fields);
    };
    for (const section of Object.values(wireNames)) check(section);
  });
});
