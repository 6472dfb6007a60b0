import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Barcode } from './barcode.tsx';

const meta = {
  title: 'ui-kit/Barcode',
  component: Barcode,
  args: {
    code: '8120340056789',
    label: 'Barcode of the pay code 8120340056789',
    fallback: <p>This code cannot be drawn as a barcode. Show the number to the cashier.</p>,
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof Barcode>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Width of a module on the screen, in CSS pixels. */
function moduleSize(symbol: SVGSVGElement): number {
  const { width, height } = symbol.getBoundingClientRect();
  const { width: columns, height: rows } = symbol.viewBox.baseVal;
  return rows === 1 ? width / columns : height / rows;
}

const findSymbol = (canvasElement: HTMLElement): SVGSVGElement => {
  const symbol = canvasElement.querySelector('svg');
  if (!symbol) throw new Error('No barcode was drawn.');
  return symbol;
};

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const size = moduleSize(findSymbol(canvasElement)) * devicePixelRatio;
    // A fraction of a device pixel would make some bars wider than others.
    await expect(Math.abs(size - Math.round(size))).toBeLessThan(0.01);
    await expect(size).toBeGreaterThanOrEqual(1.5);
  },
};

export const Long: Story = {
  args: { code: 'PH-2026-11-20-REFERENCE-01234567' },
  play: async ({ canvasElement }) => {
    const symbol = findSymbol(canvasElement);
    await expect(symbol.getBoundingClientRect().height).toBeGreaterThan(symbol.getBoundingClientRect().width);
    await expect(moduleSize(symbol)).toBeGreaterThanOrEqual(1);
  },
};
