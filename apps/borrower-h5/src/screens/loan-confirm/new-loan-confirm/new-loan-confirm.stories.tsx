import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignArt } from '@peace/sandbox/drawings/campaign-art';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { someOverlays, somePage } from '#features/loan-confirm/testing/an-offer-page.ts';
import { checkTerms } from '#features/loan-confirm/offer-check.ts';
import { spies } from '#shared/testing/spies.ts';
import { NewLoanConfirmView } from './new-loan-confirm.view.tsx';
import { inPageCurrency } from './new-loan-confirm.model.ts';
import { aVariant2Offer } from './testing/a-variant2-offer.ts';

const promo = {
  image: `data:image/svg+xml,${encodeURIComponent(campaignArt['payday'] ?? '')}`,
  text: 'First loan? The interest of the first ten days is on us.',
  buttonText: 'Tell me more',
  url: 'https://promo.test/',
};

const meta = {
  title: 'borrower-h5/loan-confirm/Loan confirm variant 2',
  component: NewLoanConfirmView,
  args: {
    page: somePage({ applyLabel: 'Get my money' }),
    overlays: someOverlays(),
    promo: null,
    events: spies(),
  },
} satisfies Meta<typeof NewLoanConfirmView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pesos: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Get my money You borrow ₱5,000.00' }),
    ).toBeEnabled();
  },
};

export const Rupees: Story = {
  args: {
    page: somePage({
      applyLabel: 'Get my money',
      state: { kind: 'ready', data: checkTerms(inPageCurrency(aVariant2Offer({ rows: [] }), true)) },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹450.00');
    await expect(canvasElement).not.toHaveTextContent('₱');
  },
};

/** The server sent no words for the button. */
export const WithoutLabel: Story = {
  globals: { viewport: { value: 'small' } },
  args: { page: somePage({ applyLabel: '' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Apply/ })).toBeEnabled();
  },
};

export const Promo: Story = {
  args: { overlays: someOverlays({ overlay: 'promo' }), promo },
  play: async ({ args }) => {
    const popup = within(screen.getByRole('dialog', { name: 'A special offer for you' }));
    await userEvent.click(popup.getByRole('button', { name: 'Tell me more' }));
    await expect(args.events.openPromo).toHaveBeenCalledOnce();
    await userEvent.click(popup.getByRole('button', { name: 'Close' }));
    await expect(args.events.closePromo).toHaveBeenCalledOnce();
  },
};

/** A picture that does not load leaves no hole. */
export const PromoWithoutPicture: Story = {
  args: {
    overlays: someOverlays({ overlay: 'promo' }),
    promo: { ...promo, image: 'data:image/png;base64,broken', buttonText: '' },
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'See the offer' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('.promo-popup__image')).toBeNull());
  },
};
