import { describe, expect, it } from 'vitest';
import { undrawableReason, validateImageFile } from './complaint.ts';

const megabytes = (count: number) => count * 1024 * 1024;

describe('validateImageFile', () => {
  it.each([
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/jpg',
    'image/pjpeg',
    'image/heic',
    'application/octet-stream',
    '',
    'text/plain',
  ])('leaves %j up to 10 MB to drawing', (type) => {
    const file = { name: 'photo', type, size: megabytes(10) };
    expect(validateImageFile(file)).toEqual({ kind: 'valid', value: file });
  });

  it.each([
    ['imageTooLarge', 'image/png', megabytes(10) + 1],
    ['imageTooLarge', '', megabytes(10) + 1],
    ['imageTooLarge', 'image/heic', megabytes(10) + 1],
    ['imageTypeUnsupported', 'video/mp4', megabytes(10) + 1],
    ['imageUnreadable', 'image/png', 0],
    ['imageUnreadable', '', 0],
  ])('%s: %j of %d bytes', (reason, type, size) => {
    expect(validateImageFile({ type, size })).toEqual({ kind: 'invalid', reason });
  });
});

it.each([
  ['image/jpeg', 'imageUnreadable'],
  ['image/JPG', 'imageUnreadable'],
  ['image/pjpeg', 'imageUnreadable'],
  ['application/octet-stream', 'imageUnreadable'],
  ['', 'imageUnreadable'],
  ['image/heic', 'imageTypeUnsupported'],
  ['image/svg+xml', 'imageTypeUnsupported'],
  ['text/plain', 'imageTypeUnsupported'],
])('of what cannot be drawn the type %j picks the message %s', (type, reason) => {
  expect(undrawableReason({ type })).toBe(reason);
});
