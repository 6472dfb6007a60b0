import { Button } from '@peace/vant-react-compat/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aLogo } from '../testing/a-logo.ts';
import { PayCodeBox } from './pay-code-box.tsx';

const meta = {
  title: 'ui-kit/PayCodeBox',
  component: PayCodeBox,
  args: {
    logo: aLogo('7', '#0a6b3d'),
    title: '7-Eleven',
    code: '8120340056789',
    codeLabel: 'Pay code',
    onOpen: fn(),
    openLabel: 'See how to pay with this code',
    copyState: 'idle',
    onCopy: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PayCodeBox>;

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
    for (const text of canvasElement.querySelectorAll('.peace-pay-code__label, .peace-pay-code__code')) {
      await expect(atCentre(text)?.closest('button')).toBe(open);
    }
    for (const name of ['Copy', 'Show barcode']) {
      const button = canvas.getByRole('button', { name });
      await expect(atCentre(button)?.closest('button')).toBe(button);
    }
    await expect(canvasElement.querySelector('button button')).toBeNull();
  },
};

export const Copied: Story = {
  args: { copyState: 'copied' },
  play: async ({ canvas }) => {
    const [seen, announced] = canvas.getAllByText('copy success');
    await expect(seen?.closest('button')).not.toBeNull();
    await expect(announced?.closest('[role="status"]')).not.toBeNull();
  },
};

/** The code can be selected: nothing lies over it. */
export const ByHand: Story = {
  args: { copyState: 'manual' },
  play: async ({ canvas, canvasElement }) => {
    const code = canvasElement.querySelector('.peace-pay-code__code');
    await expect(code && atCentre(code)?.closest('.peace-pay-code__code')).toBe(code);
    await expect(canvas.getByText(/Press and hold/).closest('[role="status"]')).not.toBeNull();
  },
};

export const OnlyShown: Story = { args: { onOpen: undefined } };

export const WithBarcode: Story = {
  args: {
    children: (
      <Button block plain>
        Show barcode
      </Button>
    ),
  },
};

export const LongWords: Story = {
  args: {
    logo: '',
    title: 'Kasaganaan Savings and Lending Counter of Mindanao',
    openLabel: 'Tingnan kung paano magbayad gamit ang code na ito',
    code: 'PH2026112000001234567890123456',
    copyLabel: 'I-click para Kopyahin',
  },
};
