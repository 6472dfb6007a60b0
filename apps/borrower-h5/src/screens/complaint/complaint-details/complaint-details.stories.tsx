import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { aProblem } from '#features/complaint/testing/a-problem.ts';
import counter from '#features/complaint/testing/counter.svg?no-inline';
import missedCalls from '#features/complaint/testing/missed-calls.svg?no-inline';
import receipt from '#features/complaint/testing/receipt.svg?no-inline';
import { spies } from '#shared/testing/spies.ts';
import { ComplaintDetailsView } from './complaint-details.view.tsx';
import type { ComplaintProgress } from '#features/complaint/complaint-progress.ts';

const processing: ComplaintProgress = {
  kind: 'processing',
  filedAt: '2026-11-18 09:30:00',
  replyBy: '2026-11-23',
  isLate: false,
};
const late: ComplaintProgress = { ...processing, filedAt: '2026-11-11 09:30:00', replyBy: '2026-11-16', isLate: true };
const answered: ComplaintProgress = { ...processing, kind: 'answered', replyBy: null };
const answer = 'We have spoken to the agency.\nIt will not happen again.';
const calledAtNight = {
  type: 'Collection',
  subType: 'Calls outside allowed hours',
  content: 'They called me at eleven in the evening, twice.',
};

const meta = {
  title: 'borrower-h5/complaint/Complaint details',
  component: ComplaintDetailsView,
  args: {
    state: { kind: 'ready', data: { complaint: aProblem(), progress: processing } },
    rating: { open: false, outcome: { kind: 'idle' } },
    events: spies(),
  },
} satisfies Meta<typeof ComplaintDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const BeingProcessed: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Status of your complaint' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Sent: doneWed, Nov 18, 2026, 9:30 AM',
      'We’re looking into it: nowYou’ll have our answer by Mon, Nov 23, 2026',
      'Answered: next',
    ]);
    await expect(canvas.getByText('We haven’t answered yet.')).toBeVisible();
  },
};

export const Late: Story = {
  args: { state: { kind: 'ready', data: { complaint: aProblem(), progress: late } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Our answer was due on/)).toHaveTextContent(
      'Our answer was due on Mon, Nov 16, 2026',
    );
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
  },
};

export const FilingTimeUnknown: Story = {
  args: {
    state: { kind: 'ready', data: { complaint: aProblem(), progress: { ...processing, filedAt: '', replyBy: null } } },
  },
};

export const Answered: Story = {
  args: {
    state: {
      kind: 'ready',
      data: {
        complaint: aProblem({ ...calledAtNight, images: [missedCalls], answer, needsScore: true }),
        progress: answered,
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Our answer' })).toHaveTextContent('It will not happen again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Rate our service' }));
    await expect(args.events.openRating).toHaveBeenCalledOnce();
  },
};

/** A picture enlarges, and closes again. */
export const Pictures: Story = {
  args: {
    state: {
      kind: 'ready',
      data: {
        complaint: aProblem({
          images: [receipt, counter],
          answer: 'We found your payment and noted it.\nThe picture is of our own receipt.',
          answerImages: [receipt],
        }),
        progress: answered,
      },
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'View photo 1' });
    if (!first) throw new Error('There is no first picture.');
    await userEvent.click(first);
    const enlarged = screen.getByRole('dialog', { name: 'Photo 1 of our answer' });
    await userEvent.click(within(enlarged).getByRole('button', { name: 'Close' }));
    await expect(first).toHaveFocus();
  },
};

export const LongAndHostile: Story = {
  args: {
    state: {
      kind: 'ready',
      data: {
        complaint: aProblem({
          type: '<b>x</b>',
          content: 'Napakahabang-reklamo'.repeat(10),
          answer: '<img src=x onerror=alert(1)>',
        }),
        progress: answered,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
};
