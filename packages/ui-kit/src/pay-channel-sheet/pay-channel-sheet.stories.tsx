import { Button } from '@peace/vant-react-compat/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { BROKEN_LOGO, aLogo } from '../testing/a-logo.ts';
import { PayChannelSheet, type PayChannelSheetProps } from './pay-channel-sheet.tsx';

const channels = [
  { channelNumber: '90001', name: 'GCash bill payment', logo: aLogo('G', '#0b57d0') },
  { channelNumber: '90002', name: 'Maya bill payment', logo: aLogo('M', '#1b7f3b') },
  { channelNumber: '90003', name: '7-Eleven counter', logo: BROKEN_LOGO },
  { channelNumber: '90004', name: 'Cebuana counter', logo: '' },
];

/** A page with a button that opens the sheet, which closes when asked and remembers the choice. */
function Opener(props: PayChannelSheetProps) {
  const [isOpen, setOpen] = useState(props.open);
  const [selected, setSelected] = useState(props.selected);
  const onClose = () => {
    setOpen(false);
    props.onClose();
  };
  const onSelect = (channelNumber: string) => {
    setSelected(channelNumber);
    props.onSelect(channelNumber);
  };
  return (
    <main style={{ minHeight: '90vh', padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Payment Method</Button>
      <PayChannelSheet {...props} open={isOpen} onClose={onClose} selected={selected} onSelect={onSelect} />
    </main>
  );
}

const meta = {
  title: 'ui-kit/PayChannelSheet',
  component: PayChannelSheet,
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onClose: fn(),
    title: 'Payment Method',
    amount: { minor: 545_000, currency: 'PHP' },
    channels,
    selected: '90001',
    onSelect: fn(),
    payLabel: 'Payment',
    onPay: fn(),
    payingLabel: 'Preparing your payment...',
    empty: {
      title: 'No payment method is available',
      action: { label: 'Customer service', href: '/customerService' },
    },
  },
} satisfies Meta<PayChannelSheetProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Payment Method' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('radio', { name: 'GCash bill payment' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Maya bill payment' })).toBeChecked();
    await expect(args.onSelect).toHaveBeenLastCalledWith('90002');

    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Payment' })).toHaveFocus();
    // Another channel is another action: what is pressed just after the change is not meant for it.
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Payment' })).not.toHaveAttribute('data-settling'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** Escape sends this event to a modal dialog. */
const escape = () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

export const Paying: Story = {
  args: { isPaying: true },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Preparing your payment...' });
    await userEvent.click(button);
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(screen.getByRole('radio', { name: 'Maya bill payment' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    escape();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The order is being read: the sheet can be closed and another channel chosen, but nothing is paid. */
export const Checking: Story = {
  args: { isChecking: true, payingLabel: 'Checking your order...' },
  play: async ({ args }) => {
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Checking your order...' }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  args: { selected: undefined },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Payment' })).toBeDisabled();
  },
};

export const Blocked: Story = {
  args: { blockedReason: 'The amount could not be read, so you cannot pay right now. Please try again later.' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Payment' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { channels: [] },
  play: async ({ args }) => {
    const [, below] = screen.getAllByRole('button', { name: 'Close' });
    if (below) await userEvent.click(below);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ManyChannels: Story = {
  args: {
    channels: Array.from({ length: 14 }, (_, index) => ({
      channelNumber: String(index),
      name: index % 3 ? `Rural Bank ${index}` : `Kasaganaan Savings and Lending Counter of Mindanao ${index}`,
      logo: '',
    })),
    selected: '0',
  },
  play: async () => {
    // However long the list, the button that pays is visible.
    const { bottom } = screen.getByRole('button', { name: 'Payment' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
