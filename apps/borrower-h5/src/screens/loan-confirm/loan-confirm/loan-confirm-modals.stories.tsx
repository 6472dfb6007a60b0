import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOffer } from '@peace/sandbox/factories/an-offer';
import { agreementPage } from '@peace/sandbox/pages/agreement-page';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { someOverlays, somePage } from '#features/loan-confirm/testing/an-offer-page.ts';
import { storyNow } from '#features/due/testing/a-due.ts';
import type { AgreementPage } from '#features/loan-confirm/offer-overlay.model.ts';
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
const framed = {
  kind: 'framed',
  link: '/agreement',
  frame: `data:text/html;charset=utf-8,${encodeURIComponent(agreement)}`,
} as const;

export const Agreement: Story = {
  args: { overlays: someOverlays({ overlay: 'agreement', agreement: framed }) },
  play: async ({ args }) => {
    const modal = within(screen.getByRole('dialog', { name: 'Loan agreement' }));
    await expect(modal.getByTitle('Loan agreement text')).toHaveAttribute('sandbox', 'allow-scripts');
    await userEvent.click(modal.getByRole('button', { name: 'Open the full agreement' }));
    await expect(args.events.openAgreementLink).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.events.noteAgreementLoad).toHaveBeenCalled());
    await userEvent.click(modal.getByRole('button', { name: 'I agree' }));
    await expect(args.events.agree).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole('button', { name: 'Not now' }));
    await expect(args.events.decline).toHaveBeenCalledOnce();
  },
};

export const AgreementNotSafe: Story = {
  args: {
    overlays: someOverlays({ overlay: 'agreement', agreement: { kind: 'refused', link: 'javascript:alert(1)' } }),
  },
  play: async () => {
    const modal = within(screen.getByRole('dialog', { name: 'Loan agreement' }));
    await expect(modal.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
    await expect(modal.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
    await expect(modal.queryByTitle('Loan agreement text')).not.toBeInTheDocument();
  },
};

const agreementOf = (page: AgreementPage) =>
  someOverlays({ overlay: 'agreement', isAgreementShown: false, agreement: page });

/** No frame shows a PDF: it is opened, and then agreed to. */
export const AgreementIsADocument: Story = {
  args: { overlays: agreementOf({ kind: 'document', link: '/agreement.pdf' }) },
  play: async ({ args }) => {
    const modal = within(screen.getByRole('dialog', { name: 'Loan agreement' }));
    await expect(modal.getByRole('button', { name: 'I agree' })).toBeDisabled();
    await expect(modal.getByText(/^Open the agreement to read it/)).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Open the full agreement' }));
    await expect(args.events.openAgreementLink).toHaveBeenCalledOnce();
  },
};

/** A page of another origin may stay empty in the frame. */
export const AgreementOfAnotherOrigin: Story = {
  args: { overlays: agreementOf({ ...framed, kind: 'unchecked' }) },
  play: async () => {
    const modal = within(screen.getByRole('dialog', { name: 'Loan agreement' }));
    await expect(modal.getByTitle('Loan agreement text')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'I agree' })).toBeDisabled();
    await expect(modal.getByText(/^Open the agreement to read it/)).toBeVisible();
  },
};

export const AgreementPageFailed: Story = {
  args: { overlays: agreementOf({ kind: 'failed', link: '/agreement' }) },
  play: async ({ args }) => {
    const modal = within(screen.getByRole('dialog', { name: 'Loan agreement' }));
    await expect(modal.getByRole('button', { name: 'I agree' })).toBeDisabled();
    await userEvent.click(modal.getByRole('button', { name: 'Try again' }));
    await expect(args.events.reloadAgreement).toHaveBeenCalledOnce();
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
    const question = within(screen.getByRole('dialog', { name: 'Leaving already?' }));
    await expect(question.queryByText('Leave this page?')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await expect(args.events.stay).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.events.leave).toHaveBeenCalledOnce();
  },
};

/** A second application takes an explicit confirmation. */
export const ApplyAgain: Story = {
  args: {
    page: somePage({ application: { kind: 'notFound', isSure: true, refusal: null } }),
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
