import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { expect, userEvent, within } from 'storybook/test';
import { someOverlays, somePage } from '#features/loan-confirm/testing/an-offer-page.ts';
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
export const Unchecked: Story = {
  args: {
    page: somePage({
      isAgreed: false,
    }),
  },
  play: async ({ canvasElement, args }) => {
    const apply = within(canvasElement).getByRole('button', { name: /^Apply/ });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription('To apply, tick the box first.');
    await userEvent.click(apply, { pointerEventsCheck: 0 });
    await expect(args.events.apply).not.toHaveBeenCalled();
  },
};

export const AgreementsLoading: Story = {
  args: { page: somePage({ agreements: { kind: 'loading' } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: /^Apply/ })).toBeDisabled();
    await expect(page.queryByRole('checkbox')).not.toBeInTheDocument();
    // However many there will be, nothing stands below them that they could move.
    await expect(canvasElement.querySelector('.offer')?.lastElementChild).toHaveTextContent('Loading the agreements…');
  },
};

export const SixAgreements: Story = {
  args: {
    page: somePage({
      agreements: {
        kind: 'ready',
        data: [
          'Loan Agreement',
          'Disclosure Statement',
          'Promissory Note',
          'Data Privacy Consent',
          'Consent to Electronic Communication',
          'Authority to Debit',
        ],
      },
    }),
  },
};

export const AgreementsFailed: Story = {
  args: {
    page: somePage({
      agreements: { kind: 'failed', message: 'The agreements are being revised.', isRetrying: false },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/The agreements are being revised/)).toBeVisible();
    await expect(page.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(page.getByRole('button', { name: /^Apply/ })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.events.reloadAgreements).toHaveBeenCalledOnce();
  },
};

/** The lender lists none: what every loan has is what is agreed to. */
export const NoAgreements: Story = {
  args: { page: somePage({ agreements: { kind: 'ready', data: [] } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('checkbox', { name: 'I’ve read and accept' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Loan terms and conditions' })).toHaveAttribute(
      'href',
      '/loanAgreement?productId=68200',
    );
    await expect(page.getByRole('button', { name: 'Loan terms and conditions' })).toBeVisible();
  },
};

/** The terms changed under a tick, which was cleared. */
export const TermsChanged: Story = {
  args: { page: somePage({ isAgreed: false, haveTermsChanged: true }) },
  play: async ({ canvasElement }) => {
    const apply = within(canvasElement).getByRole('button', { name: /^Apply/ });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription(/The terms have changed\./);
  },
};

/** One of them is being opened, one has no title. */
export const OpeningAnAgreement: Story = {
  args: { page: somePage({ agreements: { kind: 'ready', data: ['Loan Agreement', ''] }, openingAgreement: 0 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Loan Agreement Opening…' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Loan agreement' })).toBeVisible();
  },
};

/** The page of an agreement could not be asked for: the box, ticked by default, is cleared. */
export const AgreementNotRead: Story = {
  render: (args, { globals }) => {
    const message = createTranslator(globals['locale'])(commonMessages)('errorNetwork');
    const unopenedAgreement = { place: 1, message, attempt: 1 };
    return <LoanConfirmView {...args} page={{ ...args.page, isAgreed: false, unopenedAgreement }} />;
  },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('button', { name: 'Disclosure Statement' }).closest('li') ?? document.body);
    await expect(row.getByRole('alert')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Try again' }));
    await expect(args.events.openAgreement).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Apply/ })).toHaveAccessibleDescription(
      /^One agreement didn’t open/,
    );
  },
};

/** It is being asked for once more: what was wrong stands there until more is known. */
export const AgreementTriedAgain: Story = {
  ...AgreementNotRead,
  args: { page: somePage({ openingAgreement: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Try/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(/^We couldn’t connect/)).toBeVisible();
  },
};
