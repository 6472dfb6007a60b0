import type { Meta, StoryObj } from '@storybook/react-vite';
import { codeImageSvg } from '@peace/sandbox/drawings/code-image-svg';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyNow } from '#features/due/testing/a-due.ts';
import { dueToCome, withoutDue } from '#features/payment/amount-panel.tsx';
import { DueInAWeek } from '#features/payment/testing/due-in-a-week.tsx';
import { initialPaySlip } from '#features/payment/default-pay-code-box.tsx';
import { noticeOf } from '#features/payment/payment-page.model.ts';
import { aPendingPayment, aPendingPhase, repaid } from '#features/payment/testing/a-payment.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';
import { spies } from '#shared/testing/spies.ts';
import { RepaymentOfCodeView } from './repayment-of-code.view.tsx';

const amount = { minor: 545_000, currency: 'PHP' } as const;
const code = { kind: 'code', amount, payCode: '8120340056789', channelImage: lenderLogos.islaBills } as const;

/** A code that a scanner reads, as the sandbox draws it. */
const qrCode = `data:image/svg+xml,${encodeURIComponent(codeImageSvg('8120340056789'))}`;

const meta = {
  title: 'borrower-h5/repayment/Repayment by code',
  component: RepaymentOfCodeView,
  args: {
    now: storyNow,
    code,
    verdict: { kind: 'shown', doubt: null },
    due: dueToCome,
    lender: 'Bayani Cash',
    biller: 'Isla Bills',
    notice: { kind: 'none' },
    owed: null,
    mayDownload: false,
    orderId: '7001',
    productId: undefined,
    slip: initialPaySlip,
    events: spies(),
  },
  render: (args) => <DueInAWeek View={RepaymentOfCodeView} args={args} />,
} satisfies Meta<typeof RepaymentOfCodeView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The counter's steps are loaded after the page. */
const whenDrawn: NonNullable<Story['play']> = async ({ canvas }) => {
  const steps = within(await canvas.findByRole('region', { name: 'How to pay at a counter' }));
  await expect(await steps.findAllByRole('listitem')).toHaveLength(4);
};

/** The order that the link names is repaid. */
export const Settled: Story = {
  args: {
    verdict: { kind: 'hidden', reason: 'over' },
    notice: noticeOf({
      kind: 'settled',
      notPayableReason: repaid,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bayani Cash')).toBeVisible();
    await expect(await canvas.findByText('7001')).toBeVisible();
  },
};

/** Another payment of the order was started elsewhere: a notice above the code shows it. */
export const PaidOtherwise: Story = {
  args: { notice: noticeOf(aPendingPhase()) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'I didn’t pay' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
    // The steps are loaded after the page.
    await expect(await canvas.findByText('Check the reference number on the receipt, and keep it.')).toBeVisible();
  },
};

/** The code was copied: it stays, for it is paid with, and looking for the payment comes first. */
export const Taken: Story = {
  args: {
    notice: noticeOf(aPendingPhase({ payment: aPendingPayment({ means: { kind: 'code', name: 'Isla Bills' } }) })),
  },
  play: async (context) => {
    const { canvas } = context;
    await whenDrawn(context);
    await expect(canvas.getByRole('button', { name: 'Show at the counter' })).toHaveClass('van-button--plain');
    // It is a row of the help's card.
    const report = canvas.getByRole('link', { name: 'I’ve paid already' });
    await expect(report).toHaveAttribute('href', expect.stringContaining('545000'));
    await expect(canvas.getByRole('region', { name: 'You copied the payment code' })).not.toContainElement(report);
  },
};

export const Code: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.getAllByText('₱5,450.00')[0]).toBeVisible();
    await expect(await canvas.findByRole('main')).toHaveTextContent('Due Fri, Nov 27, 2026');
    const slip = within(await canvas.findByRole('region', { name: 'Isla Bills' }));
    await expect(slip.getByRole('img', { name: 'Where to pay' })).toBeVisible();
    await expect(slip.getByText('Pay exactly ₱5,450.00, and only to Isla Bills.')).toBeVisible();
    await whenDrawn(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show at the counter' }));
    await expect(args.events.showBarcode).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy amount' }));
    await expect(args.events.copyAmount).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
  },
};

/** Nothing says that the code is the order's: it stands under a notice. */
export const OfALink: Story = {
  args: { verdict: { kind: 'shown', doubt: 'notCompared' }, biller: '', lender: '', due: withoutDue },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This code came with a link')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Where to pay' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Show at the counter' })).toBeNull();
    await expect(canvas.queryByText(/^Pay only/)).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Back to my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001',
    );
  },
};

export const NotOfTheOrder: Story = {
  args: { verdict: { kind: 'shown', doubt: 'otherCode' }, biller: '', lender: '', due: withoutDue },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Not your loan’s payment code')).toBeVisible();
    await expect(await canvas.findByText('Payment code')).not.toBeVisible();
    const fold = canvas.getByText('Show this code anyway');
    await userEvent.click(fold);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(fold);
  },
};

/** Late charges were added since the link was sent, or it is a settlement, or its amount is anyone's: it is folded, too. */
export const AmountNotDue: Story = {
  args: {
    ...NotOfTheOrder.args,
    verdict: { kind: 'shown', doubt: 'otherAmount' },
    owed: { amount: { minor: 597_500, currency: 'PHP' }, date: '2026-11-27' },
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^This link asks for/);
    await expect(notice).toHaveTextContent('This link asks for ₱5,450.00. You now owe ₱5,975.00.');
    await expect(await canvas.findByText('Payment code')).not.toBeVisible();
  },
};

/** A QR code of another amount is folded like a code. */
export const QrImageAmountNotDue: Story = {
  args: {
    ...AmountNotDue.args,
    code: { kind: 'qr', amount, picture: { kind: 'shown', src: qrCode, isOwn: true } },
    mayDownload: true,
  },
  play: async ({ canvas }) => {
    const picture = () => canvas.getByRole('img', { name: 'QR code to pay with', hidden: true });
    await waitFor(() => expect(picture()).not.toBeVisible());
    await userEvent.click(canvas.getByText('Show this code anyway'));
    await expect(picture()).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Save/ })).toBeNull();
  },
};

export const Copied: Story = {
  args: { slip: { ...initialPaySlip, copied: 'copied' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};

export const CopiedByHand: Story = { args: { slip: { ...initialPaySlip, copied: 'manual' } }, play: whenDrawn };

export const WithoutImage: Story = { args: { code: { ...code, channelImage: null } }, play: whenDrawn };

/** A channel's image that does not load is not shown: the code is what counts. */
export const BrokenImage: Story = {
  args: { code: { ...code, channelImage: '/gone.png' }, biller: '' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(await canvas.findByText('Pay only ₱5,450.00.')).toBeVisible();
    await expect(await canvas.findByText(/^We couldn’t load the picture/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const AmountUnreadable: Story = {
  args: { code: { ...code, amount: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amount not available')).toBeVisible();
    await expect(await canvas.findByText(/Check it in your loan/)).toBeVisible();
  },
};

export const CodeMissing: Story = {
  args: { code: { ...code, payCode: null }, verdict: { kind: 'hidden', reason: 'payCodeMissing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001',
    );
  },
};

export const CodeWithSpaces: Story = { args: { code: { ...code, payCode: '8842 0017' } }, play: whenDrawn };

export const LongCode: Story = {
  args: { code: { ...code, payCode: 'PH20261120000012345678901234567890123456789012345678901234567890' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const QrImage: Story = {
  args: { code: { kind: 'qr', amount, picture: { kind: 'shown', src: qrCode, isOwn: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code to pay with' })).toBeVisible();
    const tips = within(await canvas.findByRole('region', { name: 'Pay with this QR code' }));
    await expect(tips.getAllByRole('listitem')).toHaveLength(5);
    await expect(tips.getByText('Take a screenshot of this page.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to my loan' })).toBeVisible();
  },
};

/** The same notice as above a code; nothing is saved, and nothing of the order stands beside it. */
export const QrImageOfALink: Story = {
  args: {
    code: { kind: 'qr', amount, picture: { kind: 'shown', src: qrCode, isOwn: true } },
    verdict: { kind: 'shown', doubt: 'notCompared' },
    biller: '',
    lender: '',
    due: withoutDue,
    mayDownload: true,
    orderId: undefined,
  },
};

/** In a browser a picture of our own origin is saved by a tap; any other by a screenshot. */
export const QrImageToSave: Story = {
  args: { code: { kind: 'qr', amount, picture: { kind: 'shown', src: qrCode, isOwn: true } }, mayDownload: true },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('link', { name: 'Save QR code' });
    await expect(save).toHaveAttribute('download');
    await expect(save).toHaveAttribute('href', qrCode);
  },
};

export const QrImageWithoutAmount: Story = {
  args: { code: { kind: 'qr', amount: null, picture: { kind: 'shown', src: qrCode, isOwn: false } } },
  play: async ({ canvas }) => {
    // Neither an amount nor a channel is there to be referred to.
    await expect(canvas.queryByText(/Pay only/)).not.toBeInTheDocument();
    await expect(await canvas.findByText(/Check it in your loan/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Back to my loan' })).toBeVisible();
  },
};

export const QrImageThatDoesNotLoad: Story = {
  args: { code: { kind: 'qr', amount, picture: { kind: 'shown', src: '/gone.png', isOwn: true } }, mayDownload: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn’t load the picture/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Save QR code' })).toBeNull();
  },
};

/** Of a link that names no order either. */
export const QrImageMissing: Story = {
  args: {
    code: { kind: 'qr', amount: null, picture: { kind: 'missing' } },
    verdict: { kind: 'hidden', reason: 'imageMissing' },
    orderId: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
  },
};

/** A picture from a folder that the deployment does not name is not loaded. */
export const QrImageFromElsewhere: Story = {
  args: { code: { kind: 'qr', amount, picture: { kind: 'untrusted' } }, verdict: { kind: 'hidden', reason: 'unsafe' } },
};
