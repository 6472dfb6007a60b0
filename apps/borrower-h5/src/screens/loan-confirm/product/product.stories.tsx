import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusedDrawing } from '@peace/ui-kit/drawings';
import { expect, userEvent, within } from 'storybook/test';
import { instalmentTerms, someTerms } from '#features/loan-confirm/testing/loan-terms.ts';
import { spies } from '#shared/testing/spies.ts';
import { ProductView } from './product.view.tsx';

const meta = {
  title: 'borrower-h5/loan-confirm/Product',
  component: ProductView,
  args: {
    state: { kind: 'ready', data: instalmentTerms() },
    productId: '202',
    events: spies(),
  },
} satisfies Meta<typeof ProductView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const NotOnOffer: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'This loan isn’t offered now.',
      isRetrying: false,
      isRefused: true,
      drawing: RefusedDrawing,
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See loan offers' }));
    await expect(args.events.showProducts).toHaveBeenCalledOnce();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lakas Loan').closest('.peace-panel')).toHaveTextContent('First due date');
    await expect(canvas.getByRole('region', { name: 'What happens next' })).toHaveTextContent('Within 1 day');
  },
};
