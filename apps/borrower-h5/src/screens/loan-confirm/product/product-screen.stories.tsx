import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusedDrawing } from '@peace/ui-kit/drawings';
import { expect, fn, userEvent, within } from 'storybook/test';
import { instalmentTerms, someTerms } from '#features/loan-confirm/testing/loan-terms.ts';
import { ProductScreen } from './product-screen.tsx';

const meta = {
  title: 'borrower-h5/loan-confirm/Product',
  component: ProductScreen,
  args: {
    state: { kind: 'ready', data: instalmentTerms() },
    productId: '202',
    onBack: fn(),
    onRetry: fn(),
    onProducts: fn(),
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const NotOnOffer: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'Product 301 is not on offer.',
      isRetrying: false,
      isFinal: true,
      drawing: RefusedDrawing,
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Loan offers' }));
    await expect(args.onProducts).toHaveBeenCalledOnce();
  },
};

export const OnOffer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See my offer' })).toHaveAttribute(
      'href',
      '/confirmOfPeriod?productId=202',
    );
  },
};

/** Hardly anything is known. */
export const Bare: Story = {
  args: {
    state: { kind: 'ready', data: someTerms({ amount: null, periods: null, rateText: '', rows: [], plan: [] }) },
  },
};
