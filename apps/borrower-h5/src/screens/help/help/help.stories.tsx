import { aCompany } from '@peace/company/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { spies } from '#shared/testing/spies.ts';
import { HelpView } from './help.view.tsx';

const company = aCompany();

const meta = {
  title: 'borrower-h5/help/Help',
  component: HelpView,
  args: {
    company,
    appName: 'Peace',
    orderId: '7001',
    isLateOpen: false,
    text: '',
    verdict: null,
    lateComplaint: null,
    copyState: 'idle',
    events: spies(),
  },
} satisfies Meta<typeof HelpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'If something went wrong' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Not solved? Complain to the SEC' }));
    await expect(args.events.open).toHaveBeenCalledWith(company.regulatorComplaintsUrl);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
    // Folded again: the page is drawn as it opens.
    await userEvent.click(canvas.getByRole('heading', { name: 'If something went wrong' }));
  },
};

/** From the due card of a loan that is late. */
export const LateOpen: Story = { args: { isLateOpen: true } };

export const Checking: Story = { args: { text: '0917 999 8888', verdict: { kind: 'checking' } } };

export const LoanCode: Story = { args: { text: '8120340056789', verdict: { kind: 'loanCode', number: '8402' } } };

export const OurNumber: Story = { args: { text: '0917 555 0123', verdict: { kind: 'ourNumber' } } };

export const NotOurs: Story = { args: { text: '0917 999 8888', verdict: { kind: 'notOurs' } } };

export const NotOursInFilipino: Story = { ...NotOurs, globals: { locale: 'fil' } };

export const NotOursInOriginal: Story = { ...NotOurs, globals: { locale: 'original' } };

export const WithoutLoan: Story = { args: { orderId: undefined, text: '4411', verdict: { kind: 'withoutLoan' } } };

export const NotRead: Story = { args: { text: '4411', verdict: { kind: 'unread' } } };

/** The promised day has passed: what was said, and when, can be taken to the regulator. */
export const AnswerLate: Story = {
  args: {
    lateComplaint: {
      number: '5002',
      filedAt: '2026-11-16 09:30:00',
      replyBy: '2026-11-19',
      now: Date.UTC(2026, 10, 24, 4),
      topic: 'Collection, Calls outside allowed hours',
      words: 'They called at 11 in the evening, three times.',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Complaint no\. 5002, sent on /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.events.copy).toHaveBeenCalledWith(expect.stringContaining('They called at 11'));
  },
};
