import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BROKEN_LOGO, aLogo } from '../testing/a-logo.ts';
import { ProductCard, type ProductCardProduct } from './product-card.tsx';

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
