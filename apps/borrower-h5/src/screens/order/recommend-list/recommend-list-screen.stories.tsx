import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { aRecommendedProduct } from '#features/order/testing/a-recommended-product.ts';
import { RecommendListScreen } from './recommend-list-screen.tsx';

const found = { noticeMessage: '', errorMessage: '', products: [aRecommendedProduct()] };

const meta = {
  title: 'borrower-h5/order/Recommended list',
  component: RecommendListScreen,
  args: {
    state: { kind: 'ready', data: found },
    openingProduct: null,
    onBack: fn(),
    onRetry: fn(),
    onProduct: fn(),
  },
} satisfies Meta<typeof RecommendListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const Empty: Story = {
  args: { state: { kind: 'ready', data: { ...found, products: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
  },
};

export const Products: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect(args.onProduct).toHaveBeenCalledWith(0);
    // This is the list that 'more' leads to.
    await expect(page.queryByRole('button', { name: 'See more loans' })).not.toBeInTheDocument();
  },
};

export const Opening: Story = { args: { openingProduct: 0 } };
