import { assert, integer, property, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitted, isDrawable, MAX_EDGE, redrawImage } from './redraw-image.ts';

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

describe('isDrawable', () => {
  it.each([
    ['a photo', { width: 4032, height: 3024 }, true],
    ['one that would not fit into memory', { width: 12_000, height: 9000 }, false],
  ])('%s', (_, pixels, expected) => {
    expect(isDrawable(pixels)).toBe(expected);
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

describe('redrawImage', () => {
  const photo = new File([new Uint8Array(3 * MB)], 'IMG_01.PNG', { type: 'image/png' });
  const large = { width: 4032, height: 3024 };
  const revoke = vi.fn();

  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
  });
  afterEach(() => revoke.mockClear());

  it.each([
    ['a large picture', large],
    ['a small one', { width: 10, height: 10 }],
  ])('draws %s anew, as a JPEG without its name', async (_, pixels) => {
    const drawn = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' });
    const result = await redrawImage(photo, aDocument(pixels, drawn));
    expect(result).toMatchObject({ kind: 'ready', file: { name: 'picture.jpg', type: 'image/jpeg', size: 1000 } });
    expect(revoke).toHaveBeenCalledWith('blob:one');
  });

  it('sends what was drawn even where that is larger', async () => {
    const larger = new Blob([new Uint8Array(4 * MB)]);
    expect(await redrawImage(photo, aDocument(large, larger))).toMatchObject({ file: { size: 4 * MB } });
  });

  it.each([
    ['the browser has no canvas', large, 'no context'],
    ['the canvas gives nothing', large, null],
    ['it is more than fits into memory', { width: 12_000, height: 9000 }, new Blob(['x'])],
    ['the file is no picture', 'broken', null],
  ] as const)('sends nothing where %s', async (_, image, blob) => {
    expect(await redrawImage(photo, aDocument(image, blob))).toEqual({ kind: 'unreadable' });
    expect(revoke).toHaveBeenCalledOnce();
  });
});
