import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import { Fragment } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { BROKEN_LOGO, aLogo } from '../testing/a-logo.ts';
import { contrast } from '../contrast/contrast.js';
import { ProductCard, ProductCardSkeleton, type ProductCardProduct } from './product-card.tsx';

const product: ProductCardProduct = {
  logo: aLogo('SL'),
  name: 'Salapi Lane',
  tags: ['No collateral', '91-180 days'],
  amountRange: '₱2,000 - ₱15,000',
  amountRangeDescription: 'Loan amount',
  rate: '3% per month',
  description: 'Decision within 1 day, paid out to your e-wallet',
  buttonText: 'Apply',
  clickable: true,
};

const meta = {
  title: 'ui-kit/ProductCard',
  component: ProductCard,
  args: { product, onOpen: fn(), inertReason: 'Not available right now' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <h2 className="van-visually-hidden">Recommended products</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Clickable: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Apply' });
    await expect(button).toHaveAccessibleDescription('Salapi Lane');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const First: Story = { args: { isFirst: true } };

/** The button is white in both lights: the accent on the panel has too little contrast. */
export const Dark: Story = {
  args: { isFirst: true },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const { color, backgroundColor } = getComputedStyle(canvas.getByRole('button'));
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  },
};

/** The skeletons are as high as the cards that replace them, and panel and card have one edge. */
export const ToCome: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[true, false].map((isFirst) => (
        <Fragment key={String(isFirst)}>
          <SkeletonBusy label="loading...">
            <ProductCardSkeleton isFirst={isFirst} />
          </SkeletonBusy>
          <ProductCard {...args} isFirst={isFirst} />
        </Fragment>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.peace-product')].map((each) => each.clientHeight);
    const [firstBones = 0, first = 0, bones = 0, card = 0] = heights;
    await expect(Math.abs(firstBones - first)).toBeLessThanOrEqual(2);
    await expect(Math.abs(bones - card)).toBeLessThanOrEqual(2);
    const lefts = [...canvasElement.querySelectorAll('.peace-logo')].map((each) => each.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const Inert: Story = {
  args: { product: { ...product, clickable: false } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Apply' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Salapi Lane Not available right now');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Opening: Story = { args: { isOpening: true } };

export const Sparse: Story = {
  args: { product: { ...product, logo: BROKEN_LOGO, tags: [], amountRangeDescription: '', rate: '', description: '' } },
};

export const LongWords: Story = {
  args: {
    product: {
      ...product,
      logo: '',
      name: 'Kasaganaan Lending Corporation of Mindanao',
      tags: ['Walang kolateral', 'Mabilis ang pag-apruba', '91-365 na araw', 'Unang utang na walang interes'],
      amountRange: '₱1,000,000.00 - ₱12,345,678.90',
      description:
        'Aprubado sa loob ng limang minuto, at ipinapadala ang pera sa e-wallet o bank account mo sa araw ding iyon.',
      buttonText: 'Mag-apply na ngayon',
    },
  },
};
