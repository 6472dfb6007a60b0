import { createTranslator, type Locale } from '@peace/i18n';
import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { spies } from '#shared/testing/spies.ts';
import { LoanRecordRows } from './loan-record-rows.tsx';
import { comparisonText } from './loan-record.model.ts';

const due = { amount: { minor: 230_000, currency: 'PHP' }, at: Date.parse('2027-02-20T00:00+08:00') } as const;
const late = { ...due, amount: { minor: 250_000, currency: 'PHP' } } as const;
const moved = { ...due, at: Date.parse('2027-03-22T00:00+08:00') };

const comparedIn = (locale: Locale, compared: typeof moved | typeof late) => ({
  comparison: comparisonText(anAcceptedOffer().plan, compared, createTranslator(locale)(loanRecordMessages), locale),
});

const meta = {
  title: 'borrower-h5/loan-record/LoanRecordRows',
  component: LoanRecordRows,
  decorators: [
    (Story, { globals }) => (
      <PageFrame title={createTranslator(globals['locale'])(orderDetailsMessages)('title')}>{Story()}</PageFrame>
    ),
  ],
  args: {
    plan: comparedIn('en', due),
    reminder: { outcome: 'offered', day: 'Sat, Feb 20, 2027; Sat, Mar 20, 2027' },
    events: spies(),
  },
} satisfies Meta<typeof LoanRecordRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextInPlan: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your plan, as you accepted it' }));
    await expect(args.events.openPlan).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Add due dates to your calendar/ }));
    await expect(args.events.remind).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Save a record of this loan/ }));
    await expect(args.events.openRecord).toHaveBeenCalledOnce();
  },
};

/** The amount due exceeds the plan's, perhaps by late charges. Both are shown, and no reason. */
export const AmountDiffers: Story = { args: { plan: comparedIn('en', late) } };

/** The due date was moved. */
export const DayDiffers: Story = { args: { plan: comparedIn('en', moved) } };

export const InFilipino: Story = {
  globals: { locale: 'fil' },
  render: (args) => <LoanRecordRows {...args} plan={comparedIn('fil', late)} />,
};

/** Applied for on another phone, or before the app kept offers; repaid. */
export const RecordAlone: Story = { args: { plan: null, reminder: null } };

export const DatesToNote: Story = {
  args: { reminder: { outcome: 'unavailable', day: 'Sat, Feb 20, 2027; Sat, Mar 20, 2027' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Write down the date: Sat, Feb 20, 2027; Sat, Mar 20, 2027/)).toBeVisible();
  },
};
