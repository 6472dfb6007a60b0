import { Button } from '@peace/vant-react-compat/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ProductLogo } from '../product-logo/product-logo.tsx';
import { aLogo } from '../testing/a-logo.ts';
import { PaySlip } from './pay-slip.tsx';

const meta = {
  title: 'ui-kit/PaySlip',
  component: PaySlip,
  args: {
    logo: <ProductLogo src={aLogo('7', '#0a6b3d')} name="7-Eleven" />,
    title: '7-Eleven',
    code: '8120340056789',
    codeLabel: 'Pay code',
    onOpen: fn(),
    openLabel: 'See how to pay with this code',
    copyState: 'idle',
    onCopy: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof PaySlip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    await expect(copy).toHaveAccessibleDescription('8120340056789');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

const atCentre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
};

/** All of the box leads on, except its other buttons. */
export const TapAnywhere: Story = {
  args: {
    children: (
      <Button block plain>
        Show barcode
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const open = canvas.getByRole('button', { name: /7-Eleven/ });
    for (const text of canvasElement.querySelectorAll('.peace-slip__body .peace-slip__label, .peace-slip__code')) {
      await expect(atCentre(text)?.closest('button')).toBe(open);
    }
    for (const name of ['Copy', 'Show barcode']) {
      const button = canvas.getByRole('button', { name });
      await expect(atCentre(button)?.closest('button')).toBe(button);
    }
    await expect(canvasElement.querySelector('button button')).toBeNull();
  },
};

/** The code can be selected: nothing lies over it. */
export const ByHand: Story = {
  args: { copyState: 'manual' },
  play: async ({ canvas, canvasElement }) => {
    const code = canvasElement.querySelector('.peace-slip__code');
    await expect(code && atCentre(code)?.closest('.peace-slip__code')).toBe(code);
    await expect(canvas.getByText(/Press and hold/).closest('[role="status"]')).not.toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    logo: <ProductLogo name="Kasaganaan" />,
    title: 'Kasaganaan Savings and Lending Counter of Mindanao',
    openLabel: 'Tingnan kung paano magbayad gamit ang code na ito',
    code: 'PH2026112000001234567890123456',
    copyLabel: 'I-click para Kopyahin',
  },
};

/** It is not known who is paid. */
export const CodeAlone: Story = { args: { title: '', logo: null, onOpen: undefined } };

/** It can be seen, and may not be copied now. */
export const Inert: Story = {
  args: { isInert: true, onOpen: undefined, note: 'As of Fri, Nov 20, 2026, 9:35 AM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled();
  },
};
