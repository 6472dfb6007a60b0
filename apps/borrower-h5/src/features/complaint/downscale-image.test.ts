import { assert, integer, property, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downscaleImage, fitted, isWorthDrawing, MAX_EDGE } from './downscale-image.ts';

const MB = 1024 * 1024;

describe('fitted', () => {
  it('makes the longer side at most 1600, whichever it is, and keeps small ones', () => {
    expect(fitted({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
    expect(fitted({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
    expect(fitted({ width: 320, height: 200 })).toEqual({ width: 320, height: 200 });
  });

  it('has no side of 0 and none too long, whatever goes in', () => {
    const size = record({ width: integer({ min: 1, max: 30_000 }), height: integer({ min: 1, max: 30_000 }) });
    assert(
      property(size, (given) => {
        const { width, height } = fitted(given);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_EDGE);
      }),
    );
  });
});

describe('isWorthDrawing', () => {
  it.each([
    ['a photo', 4 * MB, { width: 4032, height: 3024 }, true],
    ['a heavy small one', 2 * MB, { width: 1000, height: 1000 }, true],
    ['a light small one', 200_000, { width: 1000, height: 1000 }, false],
    ['one that would not fit into memory', 9 * MB, { width: 12_000, height: 9000 }, false],
  ])('%s', (_, size, pixels, expected) => {
    expect(isWorthDrawing({ size }, pixels)).toBe(expected);
  });
});

/** A document whose images and canvases do as they are told: happy-dom decodes nothing. */
function aDocument(image: { width: number; height: number } | 'broken', blob: Blob | null | 'no context'): Document {
  const img = {
    naturalWidth: image === 'broken' ? 0 : image.width,
    naturalHeight: image === 'broken' ? 0 : image.height,
    addEventListener: (type: string, listener: () => void) => {
      if (type === (image === 'broken' ? 'error' : 'load')) queueMicrotask(listener);
    },
  };
  const canvas = {
    getContext: () => (blob === 'no context' ? null : { fillRect: vi.fn(), drawImage: vi.fn() }),
    toBlob: (resolve: (value: unknown) => void) => resolve(blob),
  };
  return Object.assign(Object.create(document), {
    createElement: (name: string) => (name === 'img' ? img : canvas),
  });
}

describe('downscaleImage', () => {
  const photo = new File([new Uint8Array(3 * MB)], 'IMG_01.PNG', { type: 'image/png' });
  const large = { width: 4032, height: 3024 };
  const revoke = vi.fn();

  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
  });
  afterEach(() => revoke.mockClear());

  it('draws a large picture smaller, as a JPEG of the same name', async () => {
    const smaller = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' });
    const result = await downscaleImage(photo, aDocument(large, smaller));
    expect(result).toMatchObject({ kind: 'ready', file: { name: 'IMG_01.jpg', type: 'image/jpeg', size: 1000 } });
    expect(revoke).toHaveBeenCalledWith('blob:one');
  });

  it.each([
    ['the browser has no canvas', 'no context'],
    ['the canvas gives nothing', null],
    ['the result is no smaller', new Blob([new Uint8Array(4 * MB)])],
  ] as const)('falls back to the original where %s', async (_, blob) => {
    expect(await downscaleImage(photo, aDocument(large, blob))).toEqual({ kind: 'ready', file: photo });
  });

  it('sends a small one as it is', async () => {
    const small = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    expect(await downscaleImage(small, aDocument({ width: 10, height: 10 }, null))).toEqual({
      kind: 'ready',
      file: small,
    });
  });

  it('says that a file is no picture', async () => {
    expect(await downscaleImage(photo, aDocument('broken', null))).toEqual({ kind: 'unreadable' });
    expect(revoke).toHaveBeenCalledOnce();
  });
});
