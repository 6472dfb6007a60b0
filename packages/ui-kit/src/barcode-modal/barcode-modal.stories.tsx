import { Button } from '@peace/vant-react-compat/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { Barcode } from '../barcode/barcode.tsx';
import { BarcodeModal, type BarcodeModalProps } from './barcode-modal.tsx';

const barcode = (code: string) => <Barcode code={code} label={`Barcode of the pay code ${code}`} fallback={null} />;

/** A page with a button that opens the modal. */
function Opener(props: BarcodeModalProps) {
  const [isOpen, setOpen] = useState(props.open);
  const onClose = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <main style={{ minHeight: '90vh', padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Show barcode</Button>
      <BarcodeModal {...props} open={isOpen} onClose={onClose} />
    </main>
  );
}

const meta = {
  title: 'ui-kit/BarcodeModal',
  component: BarcodeModal,
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onClose: fn(),
    title: 'Show this barcode to the cashier',
    code: '8120340056789',
    amount: { minor: 545_000, currency: 'PHP' },
    biller: 'Biller: Isla Bills',
    hint: 'Turn your screen brightness all the way up.',
    footer: (
      <Button type="primary" block>
        Save as a picture
      </Button>
    ),
    children: barcode('8120340056789'),
  },
} satisfies Meta<BarcodeModalProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show barcode' });
    await userEvent.click(opener);
    await expect(screen.getByRole('img', { name: 'Barcode of the pay code 8120340056789' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {};

export const LongCode: Story = {
  args: { code: 'PH-2026-11-20-REFERENCE-01234567', children: barcode('PH-2026-11-20-REFERENCE-01234567') },
};
