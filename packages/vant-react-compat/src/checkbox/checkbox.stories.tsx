import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function CheckedCheckbox(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <main style={{ padding: 16 }}>
      <Checkbox {...props} checked={checked} onChange={setChecked} />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Checkbox',
  component: Checkbox,
  args: { checked: false, onChange: () => {}, children: 'I have read the loan agreement' },
  render: (args) => <CheckedCheckbox {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const ManyWords: Story = {
  args: {
    children:
      'I have read and understood the Loan Agreement, the Privacy Policy and the Disclosure Statement, and I agree to them.',
  },
};
