import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusChip } from './status-chip.tsx';

const chips = [
  ['calm', 'in 7 days'],
  ['attention', 'due today'],
  ['danger', '3 days late'],
  ['success', 'Repaid'],
  ['neutral', 'Under review'],
] as const;

const meta = {
  title: 'ui-kit/StatusChip',
  component: StatusChip,
  args: { tone: 'calm', children: 'in 7 days' },
  render: (args) => (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      {chips.map(([tone, words]) => (
        <StatusChip key={tone} {...args} tone={tone}>
          {words}
        </StatusChip>
      ))}
    </main>
  ),
} satisfies Meta<typeof StatusChip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Hue, icon and word differ from tone to tone. */
export const Tones: Story = {
  play: async ({ canvasElement }) => {
    const found = [...canvasElement.querySelectorAll('.peace-chip')];
    const looks = found.map(
      (chip) => `${getComputedStyle(chip).color} ${chip.querySelector('path')?.getAttribute('d')}`,
    );
    await expect(new Set(looks).size).toBe(chips.length);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Plain: Story = { args: { isPlain: true } };

export const LongWords: Story = {
  render: (args) => (
    <main style={{ width: 200, padding: 16 }}>
      <StatusChip {...args}>Naghihintay ng kumpirmasyon mula sa tagapagpahiram</StatusChip>
    </main>
  ),
};
