import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import record from './drawn.json';

vi.stubEnv('VITE_APP_EN_NAME', 'Peace');
vi.stubEnv('VITE_BACKGROUND', '#12508f');
vi.stubEnv('VITE_FONT_COLOR', '#ffffff');
const { drawnPictures } = await import('./drawn-pictures.ts');
const { qrCodePicture } = await import('./qr-code-picture.ts');

describe.each(drawnPictures())('$file', ({ file, width, height, source }) => {
  it('was drawn from what it would be drawn from now; else run `pnpm --filter official-site draw`', () => {
    expect(Object.entries(record)).toContainEqual([file, createHash('sha256').update(source).digest('hex')]);
  });

  it('is a PNG of its size', () => {
    const png = readFileSync(`public/${file}`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });
});

describe('the QR code', () => {
  const modules = (picture: string) =>
    [...picture.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, width]) => [Number(x), Number(y), Number(width)]);

  it('has the finder patterns of a code, and light around it', () => {
    const picture = qrCodePicture('https://www.maayos.test/#home/app');
    const [size = 0] = /viewBox="0 0 (\d+)/.exec(picture)?.slice(1).map(Number) ?? [];
    const dark = modules(picture);
    for (const corner of [
      [4, 4, 7],
      [size - 11, 4, 7],
      [4, size - 5, 7],
    ]) {
      expect(dark).toContainEqual(corner);
    }
    for (const [x = 0, y = 0, width = 0] of dark) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
    }
  });
});
