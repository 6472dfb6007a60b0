import type { Meta, StoryObj } from '@storybook/react-vite';

import * as icons from './icon.tsx';

const meta = { title: 'vant-react-compat/Icon' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16, padding: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <span style={{ display: 'flex', gap: 8, fontSize: 32 }}>
            <Icon />
          </span>
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
};
