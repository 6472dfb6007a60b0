import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Radio, type RadioProps } from './radio.tsx';

const ways = ['GCash', 'Maya', 'Over the counter'];

function Ways(props: Pick<RadioProps, 'disabled'>) {
  const [chosen, setChosen] = useState('GCash');
  return (
    <div style={{ padding: 16 }} role="radiogroup" aria-label="Payment method">
      {ways.map((way) => (
        <Radio key={way} {...props} name="ways" checked={way === chosen} onChoose={() => setChosen(way)}>
          {way}
        </Radio>
      ))}
    </div>
  );
}

const meta = { title: 'vant-react-compat/Radio', component: Ways } satisfies Meta<typeof Ways>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'GCash' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Maya' })).toBeChecked();
    await userEvent.click(canvas.getByText('Over the counter'));
    await expect(canvas.getByRole('radio', { name: 'Over the counter' })).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
