import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeGroups } from './grouped-code.tsx';

describe('codeGroups', () => {
  it.each([
    ['8120340056789', ['8120', '3400', '56789']],
    ['812034005678', ['8120', '3400', '5678']],
    ['PH20261120', ['PH20', '2611', '20']],
    ['1234567', ['1234', '567']],
    ['123456', ['123456']],
    ['8120-3400-5678', ['8120-3400-5678']],
    ['', ['']],
  ])('sets %j as %j', (code, groups) => expect(codeGroups(code)).toEqual(groups));

  it('changes nothing but the looks: joined, the groups are the code', () => {
    const codes = fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Z]{0,40}$/));
    fc.assert(
      fc.property(codes, (code) => {
        expect(codeGroups(code).join('')).toBe(code);
      }),
    );
  });

  it('leaves no character alone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{7,40}$/), (code) => {
        expect(codeGroups(code).every((group) => group.length >= 2 && group.length <= 5)).toBe(true);
      }),
    );
  });
});
