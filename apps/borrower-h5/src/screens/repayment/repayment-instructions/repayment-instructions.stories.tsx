import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { storyNow } from '#features/due/testing/a-due.ts';
import { answering, spies } from '#shared/testing/spies.ts';
import { guidedSteps, type GuidedStep } from '#features/pay-guide/guided-steps.ts';
import { RepaymentInstructionsView, type RepaymentInstructionsViewProps } from './repayment-instructions.view.tsx';

/** Tabs and drawings answer, as with the route. */
function Guided(props: RepaymentInstructionsViewProps) {
  const [channel, setChannel] = useState(props.channel);
  const [enlarged, setEnlarged] = useState<GuidedStep | null>(props.enlarged);
  return (
    <RepaymentInstructionsView
      {...props}
      channel={channel}
      enlarged={enlarged}
      events={answering(props.events, {
        chooseChannel: setChannel,
        enlarge: setEnlarged,
        shrink: () => setEnlarged(null),
      })}
    />
  );
}

const meta = {
  title: 'borrower-h5/repayment/Repayment instructions',
  component: RepaymentInstructionsView,
  render: (args) => <Guided {...args} />,
  args: {
    now: storyNow,
    channel: 'gcash',
    enlarged: null,
    events: spies(),
    orderId: undefined,
  },
} satisfies Meta<typeof RepaymentInstructionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstWallet: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('tab', { name: 'Store' }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(screen.getByRole('tab', { name: 'GCash' }));
  },
};

/** Opened from the repayment of an order, it can be complained about. */
export const OfAnOrder: Story = {
  args: { orderId: '7001' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Get help'));
    await expect(canvas.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      '/complaint?orderId=7001',
    );
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7001',
    );
  },
};

export const SecondWallet: Story = { args: { channel: 'maya' } };

export const StoreCashier: Story = { args: { channel: 'store' } };

export const Filipino: Story = { globals: { locale: 'fil' } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Dark: Story = { args: { channel: 'store' }, globals: { theme: 'dark' } };

/** A drawing fills the screen. */
export const Enlarged: Story = { args: { enlarged: guidedSteps.gcash[0] ?? null } };

export const EnlargedAndZoomed: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement);
    const thumb = screen.getByRole('button', { name: /^View: Bill categories/ });
    await step('A tap enlarges the drawing, which then can be zoomed', async () => {
      await userEvent.click(thumb);
      const dialog = screen.getByRole('dialog', { name: 'Bill categories, with Loans marked' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
      await expect(within(dialog).getByRole('img')).toHaveAttribute('data-zoom', '2');
    });
    await step('Another tap closes it, and the focus is back', async () => {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('img'));
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(thumb).toHaveFocus();
    });
    await step('It can be enlarged once more', async () => {
      await userEvent.click(thumb);
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zoom in' }));
    });
  },
};
