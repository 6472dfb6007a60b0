import { vi } from 'vitest';

const drawn = ['fillRect', 'fillText', 'beginPath', 'moveTo', 'lineTo', 'arcTo', 'fill', 'stroke'];
const settings = ['save', 'restore', 'translate', 'scale'];
const context = {
  ...Object.fromEntries([...drawn, ...settings].map((name) => [name, () => undefined])),
  measureText: () => ({ width: 100 }),
};

/** A browser that draws pictures, which happy-dom does not. Returns what they are drawn with. */
export function drawsPictures(methods: object = {}): CanvasRenderingContext2D {
  const drawing: CanvasRenderingContext2D = Object.assign(Object.create(null), context, methods);
  vi.stubGlobal('Path2D', Object);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(new Blob(['picture'])));
  return drawing;
}
