import { describe, expect, it } from 'vitest';
import { validateImageFile } from './complaint.ts';

const megabytes = (count: number) => count * 1024 * 1024;

describe('validateImageFile', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('takes %s up to 10 MB', (type) => {
    const file = { name: 'photo', type, size: megabytes(10) };
    expect(validateImageFile(file)).toEqual({ kind: 'valid', value: file });
  });

  it.each([
    ['imageTypeUnsupported', 'image/heic', 1],
    ['imageTypeUnsupported', 'image/svg+xml', 1],
    ['imageTypeUnsupported', '', 1],
    ['imageTooLarge', 'image/png', megabytes(10) + 1],
    ['imageUnreadable', 'image/png', 0],
  ])('%s: %j of %d bytes', (reason, type, size) => {
    expect(validateImageFile({ type, size })).toEqual({ kind: 'invalid', reason });
  });
});
