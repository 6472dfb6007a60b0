import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { aRecommendedProduct } from '#features/order/testing/a-recommended-product.ts';
import { spies } from '#shared/testing/spies.ts';
import { RecommendListView } from './recommend-list.view.tsx';

const meta = {
  title: 'borrower-h5/order/Recommended list',
  component: RecommendListView,
  args: {
    state: { kind: 'ready', data: [aRecommendedProduct()] },
    openingProduct: null,
    events: spies(),
  },
} satisfies Meta<typeof RecommendListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const Empty: Story = {
  args: { state: { kind: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
  },
};

export const Products: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect(args.events.openProduct).toHaveBeenCalledWith(0);
    // This is the list that 'more' leads to.
    await expect(page.queryByRole('button', { name: 'See more loans' })).not.toBeInTheDocument();
  },
};

export const Opening: Story = { args: { openingProduct: 0 } };
