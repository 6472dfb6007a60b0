import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { repaid } from '#features/payment/testing/a-payment.ts';
import { noConnection } from '#shared/testing/failed-read.ts';
import { dueToCome } from '#features/payment/amount-panel.tsx';
import { DueInAWeek } from '#features/payment/testing/due-in-a-week.tsx';
import { ChooseRepaymentView } from './choose-repayment.view.tsx';
import { aCard, aWay } from './testing/a-way.ts';
import { someWays, knownWays } from './testing/some-ways.ts';

const meta = {
  title: 'borrower-h5/repayment/Choose repayment',
  component: ChooseRepaymentView,
  args: someWays(),
  render: (args) => <DueInAWeek View={ChooseRepaymentView} args={args} />,
} satisfies Meta<typeof ChooseRepaymentView>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = { kind: 'card', cardId: '301' } as const;
/** The date is not known yet. */
const noDate = { ...dueToCome };

export const Loading: Story = { args: { state: { kind: 'loading' }, due: noDate } };

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'We couldn’t load your bank cards. Try again.', isRetrying: false } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'We couldn’t load your bank cards. Try again.' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

export const NoCards: Story = {
  args: { state: knownWays(aWay({ bankCards: [], offersAlipay: false })), ids: { orderId: '7001', productId: '201' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Amount due[^₱]+₱5,450.00/);
    const bind = within(canvasElement).getByRole('link', { name: 'Add a card' });
    await expect(bind).toHaveAttribute('href', '/bindBank?productId=201');
  },
};

export const NoCardsAndNoProduct: Story = {
  args: { state: knownWays(aWay({ bankCards: [], offersAlipay: false })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001',
    );
  },
};

export const OrderUnread: Story = {
  args: { state: noConnection },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001',
    );
  },
};

/** Its status is not one of those that can be paid. */
export const NotPayable: Story = {
  args: {
    state: {
      kind: 'settled',
      notPayableReason: { ...repaid, kind: 'notPayable', title: 'On hold', description: 'Please ask us.' },
    },
  },
};

export const OldSinceTheReturn: Story = {
  args: {
    chosen: card,
    state: knownWays(aWay(), { kind: 'failed', error: { kind: 'network' }, readAt: Date.UTC(2026, 10, 20, 0, 35) }),
  },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('What you see is from Fri, Nov 20, 2026, 8:35 AM.');
    await expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

/** The ways came first: nothing is paid before it is known that the order can be. */
export const OrderToCome: Story = {
  args: {
    state: {
      kind: 'ready',
      data: { ways: aWay(), order: null, otherDue: null, refresh: { kind: 'running' } },
    },
    due: noDate,
    chosen: card,
  },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('radio', { name: /Bangko ng Bayan ending in 8765/ }));
    await expect(args.events.choose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Checking your loan…' }));
    await expect(args.events.pay).not.toHaveBeenCalled();
  },
};

export const ReadAgain: Story = {
  args: { chosen: card, state: knownWays(aWay(), { kind: 'running' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Checking your loan…' }));
    await expect(args.events.pay).not.toHaveBeenCalled();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    for (const radio of screen.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Bangko ng Bayan ending in 8765/ }));
    await expect(args.events.choose).toHaveBeenCalledWith({ kind: 'card', cardId: '302' });
    await userEvent.click(screen.getByRole('radio', { name: /Alipay/ }));
    await expect(args.events.choose).toHaveBeenLastCalledWith({ kind: 'wallet' });
  },
};

export const CardChosen: Story = { args: { chosen: card } };

/** The only way there is, chosen already. */
export const WalletAlone: Story = {
  args: {
    chosen: { kind: 'wallet' },
    state: knownWays(aWay({ bankCards: [] })),
    ids: { orderId: '7001', productId: '201' },
  },
};

export const WalletWithoutSession: Story = {
  args: { userId: '' },
  play: async ({ canvasElement }) => {
    const wallet = within(canvasElement).getByRole('radio', { name: /open this page in the app/ });
    await expect(wallet).toBeDisabled();
  },
};

export const AmountUnreadable: Story = {
  args: { amount: null, chosen: card },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Amount not available')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(screen.getByRole('link', { name: 'Back to my loan' })).toHaveAccessibleDescription(
      /We couldn’t read the amount/,
    );
  },
};

/** The link is from before a late charge, or it is a settlement: both amounts are shown, and can be paid. */
export const AnotherAmountDue: Story = {
  args: { chosen: card, state: knownWays(aWay(), { kind: 'done' }, { minor: 597_500, currency: 'PHP' }) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(/₱5,450.00.+₱5,975.00/);
    await expect(canvasElement).toHaveTextContent(/Amount due[^₱]+₱5,975.00/);
    await expect(canvas.getByRole('link', { name: 'Pay ₱5,975.00' })).toHaveAttribute(
      'href',
      '/chooseRepayment?orderId=7001&amount=597500',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₱5,450.00' }));
    await expect(args.events.pay).toHaveBeenCalledOnce();
  },
};

export const LongNamesAndLargeAmount: Story = {
  args: {
    amount: { minor: 1_234_567_890, currency: 'PHP' },
    state: knownWays(
      aWay({
        bankCards: [
          aCard({ bankName: 'Pinagsama-samang Kooperatiba ng mga Manggagawa at Magsasaka Rural Bank Inc.' }),
          aCard({ id: '303', bankName: 'Bank', cardNo: '' }),
        ],
      }),
    ),
  },
  globals: { viewport: { value: 'small' } },
};

/** The server's text is text. */
export const MarkupInTexts: Story = {
  args: { state: knownWays(aWay({ bankCards: [aCard({ bankName: '<b>bank</b>' })] })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<b>bank</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const Filipino: Story = { args: { chosen: card }, globals: { locale: 'fil' } };

/** Payment was tapped before a card was chosen. */
export const CardNotChosen: Story = {
  play: async ({ canvas, args }) => {
    const pay = canvas.getByRole('button', { name: /^Pay/ });
    await userEvent.click(pay);
    await expect(canvas.getByText('Choose how to pay first.', { selector: '[role=alert]' })).toBeVisible();
    await expect(pay).toHaveAccessibleDescription('Choose how to pay first.');
    await expect(args.events.pay).not.toHaveBeenCalled();
  },
};
