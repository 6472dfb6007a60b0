import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Popup, type PopupProps } from './popup.tsx';

/** A page with a button that opens the sheet; the sheet closes itself when asked. */
function Opener(props: PopupProps) {
  const [isOpen, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <main style={{ padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Popup {...props} open={isOpen} onClose={close} />
    </main>
  );
}

const channels = ['GCash', 'Maya', '7-Eleven'].map((name) => (
  <Button key={name} block>
    {name}
  </Button>
));

const meta = {
  title: 'vant-react-compat/Popup',
  component: Popup,
  render: (args) => <Opener {...args} />,
  args: { open: true, onClose: fn(), title: 'Payment Method', closeLabel: 'Close', children: channels },
} satisfies Meta<PopupProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const Centred: Story = {
  args: { position: 'center', children: <p style={{ margin: 0, padding: 24 }}>Ref 0123 4567</p> },
};

export const MoreThanFits: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, row) => <Button key={row} block>{`Row ${row + 1}`}</Button>),
  },
};

/** The first focusable element is below the visible part: the sheet is still read from its beginning. */
export const ActionBelowTheFold: Story = {
  args: {
    title: undefined,
    label: 'Paid',
    closeLabel: undefined,
    children: (
      <div style={{ padding: 16 }}>
        <h2>Paid</h2>
        <div style={{ height: '100vh' }}>₱3,450.00</div>
        <Button>OK</Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollTop).toBe(0);
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
};
