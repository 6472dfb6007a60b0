import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha-256.ts';

const reference = (text: string) => createHash('sha256').update(text).digest('hex');

test('hashes as the standard’s example', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('hashes texts of every length as Node does', () => {
  for (let length = 0; length < 200; length += 1)
    expect(sha256('ñ'.repeat(length))).toBe(reference('ñ'.repeat(length)));
});

test('hashes any text as Node does', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256(text) === reference(text)));
});
