import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { withToast } from '@peace/ui-kit/testing/with-toast';
import { commonMessages } from '@peace/i18n/messages/common';
import { expect, userEvent } from 'storybook/test';
import { storyNow } from '#features/due/testing/a-due.ts';
import { toStoredPayCode } from '#shared/order/pay-code-item.ts';
import { dueToCome, withoutDue } from '#features/payment/amount-panel.tsx';
import { DueInAWeek } from '#features/payment/testing/due-in-a-week.tsx';
import { initialPaySlip } from '#features/payment/default-pay-code-box.tsx';
import { aDefaultPayCode, aPayCodeOwner } from '#features/payment/testing/a-repayment.ts';
import { aPendingPayment, aPendingPhase, anInstalmentArrived, repaid } from '#features/payment/testing/a-payment.ts';
import { noticeOf } from '#features/payment/payment-page.model.ts';
import { spies } from '#shared/testing/spies.ts';
import { NoStoredCode, StoredCodePage } from './repayment-of-stored-code.view.tsx';

const STORED_AT = Date.UTC(2026, 10, 20, 1, 35);
const pesos = { minor: 545_000, currency: 'PHP' } as const;

const meta = {
  title: 'borrower-h5/repayment/Repayment by stored code',
  component: StoredCodePage,
  args: {
    now: storyNow,
    stored: toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner({ storedAt: STORED_AT, repayDate: '2026-11-27' })),
    notice: { kind: 'none' },
    validity: 'offered',
    product: repaid.product ?? null,
    due: dueToCome,
    refresh: { kind: 'done' },
    slip: initialPaySlip,
    events: spies(),
  },
  render: (args) => <DueInAWeek View={StoredCodePage} args={args} />,
} satisfies Meta<typeof StoredCodePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByText('₱5,450.00')[0]).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Due Fri, Nov 27, 2026');
    await expect(await canvas.findByText('Show the code.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Maya', level: 3 })).toBeVisible();
    await expect(await canvas.findByText('Open Bills and choose Loans.')).toBeVisible();
    // The steps are the lender's: no drawing of this app interprets them.
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
  },
};

/** The code was taken: it stays to be shown at the counter, and looking for the payment comes first. */
export const Taken: Story = {
  args: {
    notice: noticeOf(aPendingPhase({ payment: aPendingPayment({ means: { kind: 'code', name: 'Isla Bills' } }) })),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'I didn’t pay' }));
    await expect(args.events.cancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Show at the counter' })).toHaveClass('van-button--plain');
    await expect(canvas.getByRole('link', { name: 'I’ve paid already' })).toHaveAttribute(
      'href',
      expect.stringContaining('545000'),
    );
  },
};

/** Another payment was started: a notice above the code shows it. */
export const PaidOtherwise: Story = {
  args: { notice: noticeOf(aPendingPhase()) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
  },
};

/** The order is being read: the code is there to be seen. */
export const Reading: Story = {
  args: { validity: 'reading', refresh: { kind: 'running' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeDisabled();
  },
};

/** Late charges have come on top since the code was opened. */
export const NotCurrent: Story = {
  args: { validity: 'notCurrent' },
};

/** An instalment arrived: its code is not for the next one. */
export const InstalmentArrived: Story = {
  args: {
    validity: 'over',
    notice: noticeOf(anInstalmentArrived()),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bayani Cash')).toBeVisible();
    await expect(await canvas.findByText(/^Next:/)).toHaveTextContent('Next: ₱1,816.66, due Sun, Dec 27, 2026');
    await expect(canvas.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  },
};

/** Its date is not kept: the offer of an extension ends at another time. */
export const OfAnExtension: Story = {
  args: {
    due: withoutDue,
    stored: toStoredPayCode(
      aDefaultPayCode(),
      { minor: 45_000, currency: 'PHP' },
      aPayCodeOwner({ purpose: 'extension', storedAt: STORED_AT }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₱450.00')[0]).toBeVisible();
    await expect(await canvas.findByText('Pay now to get more time')).toBeVisible();
  },
};

export const Copied: Story = { args: { slip: { ...initialPaySlip, copied: 'copied' } } };
export const CopiedByHand: Story = { args: { slip: { ...initialPaySlip, copied: 'manual' } } };

export const WithoutNotices: Story = {
  args: { stored: toStoredPayCode(aDefaultPayCode({ payNotice: [] }), pesos, aPayCodeOwner({ storedAt: STORED_AT })) },
};

export const AmountUnreadable: Story = {
  args: { stored: toStoredPayCode(aDefaultPayCode(), null, aPayCodeOwner({ storedAt: STORED_AT })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amount not available')).toBeVisible();
  },
};

/** The order was settled: the code is gone. */
/** The order could not be read: the page says since when the code is known, and it can be used. */
export const OrderUnread: Story = {
  args: { validity: 'old', refresh: { kind: 'failed', error: { kind: 'network' }, readAt: STORED_AT } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('₱5,450.00')[0]).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show at the counter' })).toBeEnabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

export const NothingStored: Story = {
  render: () => <NoStoredCode kind="none" events={spies()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
    await expect(await canvas.findByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService',
    );
  },
};

/** A code is stored, and the session has ended: it is shown to its borrower after the login. */
export const LoggedOut: Story = {
  render: () => <NoStoredCode kind="loggedOut" events={spies()} />,
};

/** The server's text is text, however long. */
export const MarkupAndLongTexts: Story = {
  args: {
    stored: toStoredPayCode(
      aDefaultPayCode({
        title: '<b>Kasaganaan Savings and Lending Counter of Mindanao</b>',
        payCode: 'PH2026112000001234567890123456',
        payNotice: [
          {
            title: '<i>Sa counter ng Kasaganaan Savings and Lending Corporation of Northern Mindanao</i>',
            items: [{ name: '', steps: ['<script>alert(1)</script>', 'A'.repeat(120)] }],
          },
        ],
      }),
      { minor: 123_456_789_012, currency: 'PHP' },
      aPayCodeOwner({ storedAt: STORED_AT }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvasElement.querySelector('b, i, script')).toBeNull();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The copy button was tapped. */
export const CopiedJustNow: Story = {
  args: { slip: { ...initialPaySlip, copied: 'copied' } },
  decorators: [
    withToast((locale) => ({ kind: 'success', message: createTranslator(locale)(commonMessages)('copied') })),
  ],
};
