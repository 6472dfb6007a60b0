import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GroupedCode } from './grouped-code.tsx';

const meta = {
  title: 'ui-kit/GroupedCode',
  component: GroupedCode,
  args: { code: '8120340056789' },
} satisfies Meta<typeof GroupedCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Digits: Story = {
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector('.peace-code');
    if (code) getSelection()?.selectAllChildren(code);
    await expect(getSelection()?.toString()).toBe('8120340056789');
  },
};
