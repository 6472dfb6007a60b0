import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionEndedDrawing } from '@peace/ui-kit/drawings';
import { expect, userEvent, within } from 'storybook/test';
import { aRecommendedProduct } from '#features/order/testing/a-recommended-product.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';
import { spies } from '#shared/testing/spies.ts';
import { JointLoginFailureView } from './joint-login-failure.view.tsx';

const failure = {
  noticeMessage: 'Your application could not be passed on to this lender.',
  errorMessage: 'The lender could not confirm your account. Your other loans are not affected.',
  products: [
    aRecommendedProduct(),
    aRecommendedProduct({
      logo: lenderLogos.kaibigan,
      name: 'Kaibigan Lending',
      buttonText: 'Fully booked',
      clickable: false,
    }),
  ],
};

const meta = {
  title: 'borrower-h5/order/Joint-login failure',
  component: JointLoginFailureView,
  args: {
    state: { kind: 'ready', data: failure },
    openingProduct: null,
    events: spies(),
  },
} satisfies Meta<typeof JointLoginFailureView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** Another code than '00': the server's message is the text of the page. */
export const Refused: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'Log in to see this page.',
      retryLabel: 'Log in',
      isRetrying: false,
      drawing: SessionEndedDrawing,
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Log in to see this page.' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
    await expect(page.getByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
  },
};

export const WithProducts: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Loan offers' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'See this offer' }));
    await expect(args.events.openProduct).toHaveBeenCalledWith(0);
    await userEvent.click(page.getByRole('button', { name: 'See more loans' }));
    await expect(args.events.showMoreProducts).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = { args: { openingProduct: 0 } };

export const WithoutProducts: Story = { args: { state: { kind: 'ready', data: { ...failure, products: [] } } } };

/** A failure without words still says what it is. */
export const WithoutWords: Story = {
  args: { state: { kind: 'ready', data: { noticeMessage: '', errorMessage: '', products: [] } } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'This lender can’t offer you a loan now' }),
    ).toBeVisible();
  },
};

export const MarkupInTexts: Story = {
  args: { state: { kind: 'ready', data: { ...failure, errorMessage: '<img src=x onerror=alert(1)>' } } },
};
