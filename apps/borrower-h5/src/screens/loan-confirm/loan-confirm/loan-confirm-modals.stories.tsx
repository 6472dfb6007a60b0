import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOffer } from '@peace/sandbox/factories/an-offer';
import { agreementPage } from '@peace/sandbox/pages/agreement-page';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { someOverlays, somePage } from '#features/loan-confirm/testing/an-offer-page.ts';
import { storyNow } from '#shared/due/testing/a-due.ts';
import { spies } from '#shared/testing/spies.ts';
import { LoanConfirmView } from './loan-confirm.view.tsx';

const meta = {
  title: 'borrower-h5/loan-confirm/Loan confirm',
  component: LoanConfirmView,
  args: {
    page: somePage(),
    overlays: someOverlays(),
    events: spies(),
  },
} satisfies Meta<typeof LoanConfirmView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the lender's server shows it: three pages with the figures of the offer. */
const agreement = agreementPage('Loan Agreement', anOffer(), storyNow);
const framed = { link: '/agreement', frame: `data:text/html;charset=utf-8,${encodeURIComponent(agreement)}` };

export const Agreement: Story = {
  args: { overlays: someOverlays({ overlay: 'agreement', agreement: framed }) },
  play: async ({ args }) => {
    const modal = within(screen.getByRole('dialog', { name: 'Loan agreement' }));
    await expect(modal.getByTitle('Loan agreement text')).toHaveAttribute('sandbox', 'allow-scripts');
    await userEvent.click(modal.getByRole('button', { name: 'Open the agreement on its own page' }));
    await expect(args.events.openAgreementLink).toHaveBeenCalledOnce();
    await waitFor(() => expect(modal.getByRole('button', { name: 'I agree' })).toBeEnabled());
    await userEvent.click(modal.getByRole('button', { name: 'I agree' }));
    await expect(args.events.agree).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole('button', { name: 'Not now' }));
    await expect(args.events.decline).toHaveBeenCalledOnce();
  },
};

export const AgreementNotSafe: Story = {
  args: {
    overlays: someOverlays({ overlay: 'agreement', agreement: { link: 'javascript:alert(1)', frame: null } }),
  },
  play: async () => {
    const modal = within(screen.getByRole('dialog', { name: 'Loan agreement' }));
    await expect(modal.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
    await expect(modal.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
    await expect(modal.queryByTitle('Loan agreement text')).not.toBeInTheDocument();
  },
};

export const Retention: Story = {
  args: {
    overlays: someOverlays({
      overlay: 'retention',
      retention: { title: 'Leaving already?', content: 'The offer ends today.' },
    }),
  },
  play: async ({ args }) => {
    const question = within(screen.getByRole('dialog', { name: 'Leave this page?' }));
    await expect(question.getByText('Leaving already?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await expect(args.events.stay).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.events.leave).toHaveBeenCalledOnce();
  },
};

/** A second application takes an explicit confirmation. */
export const ApplyAgain: Story = {
  args: {
    page: somePage({ phase: { kind: 'notFound', isSure: true, refusal: null } }),
    overlays: someOverlays({ overlay: 'applyAgain' }),
  },
  play: async ({ args }) => {
    const question = within(screen.getByRole('alertdialog', { name: 'Apply again?' }));
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await expect(args.events.stay).toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Apply again' }));
    await expect(args.events.applyAgain).toHaveBeenCalledOnce();
  },
};

/** The server sent no words. */
export const RetentionWithoutWords: Story = {
  args: { overlays: someOverlays({ overlay: 'retention', retention: { title: '', content: '' } }) },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  },
};
