import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { spies } from '#shared/testing/spies.ts';
import { LoanAgreementView } from './loan-agreement.view.tsx';

const meta = {
  title: 'borrower-h5/loan-confirm/Loan agreement',
  component: LoanAgreementView,
  args: {
    state: {
      kind: 'ready',
      data: [
        { title: 'Loan Agreement', position: 0 },
        { title: 'Disclosure Statement', position: 1 },
      ],
    },
    openingAgreement: null,
    unopenedAgreement: null,
    events: spies(),
  },
} satisfies Meta<typeof LoanAgreementView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfALoan: Story = {
  args: { offer: anAcceptedOffer() },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('You applied for ₱6,000.00 and pay back ₱6,900.00.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Disclosure Statement' }));
    await expect(args.events.openAgreement).toHaveBeenCalledWith(1);
  },
};

export const OfNoLoan: Story = {
  args: { state: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('From 91 to 365 calendar days.')).toHaveLength(1);
    await expect(canvas.getByText('From 91 to 365 calendar days.').closest('.peace-panel--sun')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    // The terms of every loan come after: how many agreements there are is not known yet.
    const terms = within(canvasElement).queryByRole('heading', { name: 'Loan terms and conditions' });
    await expect(terms).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: noConnection },
  play: async (context) => {
    const { canvasElement } = context;
    await playRetry(context);
    // The general terms do not depend on the failed response.
    const terms = within(canvasElement).getByRole('region', { name: 'Loan terms and conditions' });
    await expect(terms).toHaveTextContent('From 91 to 365 calendar days.');
  },
};

export const Empty: Story = { args: { state: { kind: 'ready', data: [] } } };

export const Opening: Story = { args: { openingAgreement: 0 } };

export const NotOpened: Story = {
  args: { unopenedAgreement: { place: 0, message: 'We couldn’t connect. Check your internet.', attempt: 1 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.events.openAgreement).toHaveBeenCalledWith(0);
  },
};
