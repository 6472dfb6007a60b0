import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editedFields, fieldLabel, fieldNames, mainFieldCount, sampleFields, withFields } from './fields.ts';

it('the test page has the eight fields of the specification first', () => {
  expect(fieldNames.slice(0, mainFieldCount).map((name) => fieldLabel(name))).toEqual([
    'App version',
    'Device name',
    'Device id',
    'OS version',
    'Session id',
    'Advertising id',
    'Product id',
    'Order id',
  ]);
});

it('nothing is edited at first', () => {
  expect(editedFields(sampleFields)).toEqual({});
});

it('edited and emptied fields can be restored', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fieldNames), fc.string()), (some) => {
      const fields = withFields(sampleFields, some);
      expect(withFields(sampleFields, editedFields(fields))).toEqual(fields);
    }),
  );
});
