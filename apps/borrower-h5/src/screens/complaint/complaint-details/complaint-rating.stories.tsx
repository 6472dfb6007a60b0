import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import type { AttemptOutcome } from '#shared/attempt/attempt-outcome.model.ts';
import { aProblem } from '#features/complaint/testing/a-problem.ts';
import { answering, spies } from '#shared/testing/spies.ts';
import { ComplaintDetailsView } from './complaint-details.view.tsx';
import { ComplaintRating } from './complaint-rating.tsx';

const meta = {
  title: 'borrower-h5/complaint/Complaint details rating',
  component: ComplaintRating,
  args: {
    open: true,
    outcome: { kind: 'idle' },
    events: spies(),
  },
  decorators: [
    (Story) => (
      <>
        <ComplaintDetailsView
          state={{
            kind: 'ready',
            data: {
              complaint: aProblem({ answer: 'We have spoken to the agency. It will not happen again.' }),
              progress: { kind: 'answered', filedAt: '2026-11-18 09:30:00', replyBy: null, isLate: false },
            },
          }}
          rating={{ open: false, outcome: { kind: 'idle' } }}
          events={spies()}
        />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ComplaintRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rating: Story = {
  play: async ({ args, step }) => {
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    await step('Without a star nothing is to be sent', async () => {
      await expect(screen.getByRole('button', { name: 'Send rating' })).toBeDisabled();
    });
    await step('The chosen stars are sent', async () => {
      await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
      await send();
      await expect(args.events.sendRating).toHaveBeenLastCalledWith(4);
    });
    await step('Cancel resets them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
      await expect(args.events.closeRating).toHaveBeenCalledOnce();
      await expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
    });
  },
};

const chooseFour = () => userEvent.click(screen.getByRole('radio', { name: '4 stars' }));

export const SendingNow: Story = {
  render: function Sending(args) {
    const [outcome, setOutcome] = useState<AttemptOutcome>({ kind: 'idle' });
    return (
      <ComplaintRating
        {...args}
        outcome={outcome}
        events={answering(args.events, { sendRating: () => setOutcome({ kind: 'sending' }) })}
      />
    );
  },
  play: async () => {
    await chooseFour();
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    await expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

export const Failed: Story = {
  args: {
    outcome: {
      kind: 'refused',
      message: 'We couldn’t connect. Check your internet, then try again.',
      support: { details: null, requestId: '3f9c2a-7' },
    },
  },
  play: chooseFour,
};

/** Not known whether it counted: it is looked up, not sent once more. */
export const StillUnknown: Story = {
  args: { outcome: { kind: 'stillUnknown' } },
  play: async ({ args }) => {
    await chooseFour();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await expect(args.events.checkRating).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Send rating' })).not.toBeInTheDocument();
  },
};

export const NotCounted: Story = {
  args: { outcome: { kind: 'notArrived' } },
  play: async ({ args }) => {
    await chooseFour();
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    await expect(args.events.sendRating).toHaveBeenCalledWith(4);
  },
};
