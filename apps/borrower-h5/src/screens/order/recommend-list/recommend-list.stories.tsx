import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { aRecommendedProduct } from '#features/order/testing/a-recommended-product.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';
import { spies } from '#shared/testing/spies.ts';
import { RecommendListView } from './recommend-list.view.tsx';

const meta = {
  title: 'borrower-h5/order/Recommended list',
  component: RecommendListView,
  args: {
    state: {
      kind: 'ready',
      data: [
        aRecommendedProduct(),
        aRecommendedProduct({
          logo: lenderLogos.bayaniCash,
          name: 'Bayani Cash',
          amountRange: '₱1,000 - ₱8,000',
          tags: ['91-120 days'],
        }),
        aRecommendedProduct({
          logo: lenderLogos.kaibigan,
          name: 'Kaibigan Lending',
          buttonText: 'Fully booked',
          clickable: false,
        }),
        aRecommendedProduct({ logo: '', name: 'Tulong Pera', amountRange: '₱5,000 - ₱50,000', rate: '2.5% per month' }),
      ],
    },
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
    await userEvent.click(page.getByRole('button', { name: 'See this offer' }));
    await expect(args.events.openProduct).toHaveBeenLastCalledWith(0);
    // The server's order counts, with those that cannot be opened.
    await userEvent.click(page.getByRole('button', { name: /^Tulong Pera/ }));
    await expect(args.events.openProduct).toHaveBeenLastCalledWith(3);
    await expect(page.getByText('Kaibigan Lending')).not.toBeVisible();
    await userEvent.click(page.getByText('Not available now (1)'));
    await expect(page.getByText('Fully booked')).toBeVisible();
    // This is the list that 'more' leads to.
    await expect(page.queryByRole('button', { name: 'See more loans' })).not.toBeInTheDocument();
  },
};

export const Opening: Story = { args: { openingProduct: 0 } };

export const OpeningARow: Story = { args: { openingProduct: 1 } };

/** Nothing can be opened: what there is stands below the message. */
export const NoneAvailable: Story = {
  args: { state: { kind: 'ready', data: [aRecommendedProduct({ buttonText: 'Fully booked', clickable: false })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^No loans right now/ })).toBeVisible();
    await expect(canvas.getByText('Salapi Lane')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Salapi/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See my loans' })).toHaveClass('van-button--primary');
  },
};

/** The server's labels, in its order; the first that can be opened is on the panel. */
export const InTheOriginalWording: Story = {
  args: {
    state: {
      kind: 'ready',
      data: [
        aRecommendedProduct({ buttonText: 'Fully booked', clickable: false }),
        aRecommendedProduct(),
        aRecommendedProduct({ name: 'Tulong Pera' }),
      ],
    },
  },
  globals: { locale: 'original' },
  play: async ({ canvas }) => {
    const products = within(canvas.getByRole('region')).getAllByRole('button');
    await expect(products.map(({ textContent }) => textContent)).toEqual(['Fully booked', 'Apply', 'Apply']);
    const panels = products.map((button) => button.closest('.peace-panel') !== null);
    await expect(panels).toEqual([false, true, false]);
  },
};
