import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusedDrawing } from '@peace/ui-kit/drawings';
import { expect, userEvent, within } from 'storybook/test';
import { aDefaultPayCode, aDelayInfo } from '#features/payment/testing/a-repayment.ts';
import { aPendingPhase } from '#features/payment/testing/a-payment.ts';
import { inPhase, repaymentPageProps } from '#features/payment/testing/a-repayment-page.tsx';
import { RepayDelayView } from './repay-delay.view.tsx';

const View = inPhase(RepayDelayView);

const meta = {
  title: 'borrower-h5/repayment/Delay repayment',
  component: View,
  args: repaymentPageProps(aDelayInfo()),
} satisfies Meta<typeof View>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (changes: Parameters<typeof aDelayInfo>[0]) =>
  ({ state: { kind: 'ready', data: aDelayInfo(changes) } }) as const;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'This loan cannot be paid later. Please pay by its due date, or contact customer service.',
      isRetrying: false,
      isRefused: true,
      drawing: RefusedDrawing,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to my loan' })).toBeVisible();
  },
};

export const Extension: Story = {
  args: ready({ title: '91 more days' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Fri, Feb 26, 2027', { selector: '.peace-panel__line *' })).toBeVisible();
    await expect(canvas.getByText('91 more days')).toBeVisible();
    await expect(canvas.getByText('More time costs you ₱450.00.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay ₱5,450.00 today instead' })).toHaveAttribute(
      'href',
      '/repay?orderId=7001&productId=68200',
    );
    const [now, later, total] = within(canvas.getByRole('region', { name: 'What you pay, and when' })).getAllByRole(
      'listitem',
    );
    await expect(now).toHaveTextContent('Pay nowInterest due₱450.00Fri, Nov 20, 2026');
    await expect(later).toHaveTextContent('Pay laterLoan and interest₱5,450.00Fri, Feb 26, 2027');
    await expect(total).toHaveTextContent('In all₱5,900.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₱450.00 to move it' }));
    await expect(args.events.chooseMethod).toHaveBeenCalledOnce();
  },
};

/** The plan at 200 % text on the smallest phone: each sum stays on one line. */
export const LargeTextOnASmallPhone: Story = {
  args: ready({
    amount: { minor: 1_235_000, currency: 'PHP' },
    plan: aDelayInfo().plan.map((row, index) =>
      index === 0 ? row : { ...row, amount: { minor: 1_235_000, currency: 'PHP' } },
    ),
  }),
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas, canvasElement }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const [move, instead] = [
      canvas.getByRole('button', { name: /^Pay ₱450.00/ }),
      canvas.getByRole('link', { name: /^Pay ₱12,350.00/ }),
    ];
    instead.scrollIntoView();
    await expect(top(move)).toBeLessThan(top(instead));
    const sums = [...canvasElement.querySelectorAll('.plan-list__amount')];
    await expect(sums.map(({ textContent }) => textContent)).toContain('₱12,800.00');
    for (const sum of sums) await expect(sum.scrollWidth).toBeLessThanOrEqual(sum.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The amount due may be one of the instalments: what moving costs is not known. */
export const Instalments: Story = {
  args: ready({
    amount: { minor: 345_000, currency: 'PHP' },
    plan: [
      ...aDelayInfo().plan.slice(0, 1),
      ...['2027-02-26', '2027-03-28'].map((time, index) => ({
        remark: 'Pay later',
        title: `Period ${index + 1} of 2`,
        amount: { minor: 345_000, currency: 'PHP' } as const,
        time,
      })),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New due date')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What you pay, and when' })).toHaveTextContent('In all₱7,350.00');
    await expect(canvas.queryByText(/^More time costs you/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Pay the amount due, ₱3,450.00, instead' })).toBeVisible();
  },
};

export const WithPayCode: Story = {
  args: ready({ defaultPayCode: aDefaultPayCode() }),
  play: async ({ canvas }) => {
    const code = canvas.getByRole('region', { name: 'Isla Bills' });
    await expect(code).toHaveTextContent('Pay exactly ₱450.00, and only to Isla Bills.');
  },
};

/** The date of this page is the one after the extension: it is not named with what is owed now. */
export const WhatIsOwedHasChanged: Story = {
  args: { ...ready({ amount: { minor: 495_000, currency: 'PHP' } }), phase: aPendingPhase({ check: 'changed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You owed ₱5,450.00 and now owe ₱4,950.00. We’re checking/)).toBeVisible();
  },
};

/** A price of ₱0.00: the extension cannot be paid here, and the loan is still due. */
export const FreeExtension: Story = {
  args: ready({ delayAmount: { minor: 0, currency: 'PHP' }, plan: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You can’t move the due date now' })).toBeVisible();
    await expect(canvas.getByText('₱5,450.00')).toBeVisible();
    await expect(canvas.getByText('Bayani Cash')).toBeVisible();
    const pay = canvas.getByRole('link', { name: 'Pay your loan' });
    await expect(pay).toHaveAttribute('href', '/repay?orderId=7001&productId=68200');
    await expect(pay).toHaveClass('van-button--primary');
  },
};

export const WithoutPlan: Story = {
  args: ready({ plan: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What you pay, and when')).not.toBeInTheDocument();
  },
};

/** The whole debt can be read and the price of the extension cannot: it is the latter that would be paid. */
export const AmountUnreadable: Story = {
  args: ready({ delayAmount: null, plan: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount not available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
};

/** The extension was paid: the order says that it cannot be extended again. */
export const Settled: Story = {
  args: {
    phase: {
      kind: 'settled',
      notPayableReason: {
        kind: 'notExtendable',
        title: 'To be repaid',
        description: 'Please repay ₱5,450.00 by February 26, 2027.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You can’t move the due date now' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Please repay ₱5,450.00 by February 26, 2027.');
  },
};

export const LongTextsAndLargeAmounts: Story = {
  args: ready({
    title: 'Bayad para sa pagpapaliban ng petsa ng pagbabayad ng siyamnapu’t isang araw',
    delayAmount: { minor: 123_456_789_012, currency: 'PHP' },
    plan: [
      {
        remark: 'Bayaran ngayon, bago mag-alas nuwebe ng gabi, para mabilang sa parehong araw',
        title: 'Bayad sa pagpapaliban kasama ang lahat ng interes hanggang ngayon',
        amount: { minor: 123_456_789_012, currency: 'PHP' },
        time: '2026-11-20',
      },
      { remark: '', title: 'PH20261120000012345678901234567890', amount: null, time: '' },
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
