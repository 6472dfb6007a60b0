import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Field, type FieldProps } from './field.tsx';

function FilledField(props: FieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <main>
      <Field {...props} value={value} onChange={setValue} />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Field',
  component: Field,
  args: { label: 'Phone number', value: '', onChange: () => {}, format: ({ raw, caret }) => ({ value: raw, caret }) },
  render: (args) => <FilledField {...args} />,
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: '09xx xxx xxxx', type: 'tel', inputMode: 'numeric', autoComplete: 'tel', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Phone number');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.type(input, '0917');
    await expect(input).toHaveValue('0917');
    // Below 16 px iOS zooms into the field.
    await expect(parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Pulling down does not load the page again.
    await expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('contain');
  },
};

export const Invalid: Story = {
  args: { value: '0917', error: 'A phone number has 11 digits.', hint: 'We send a code to this number.' },
};

export const WithButton: Story = {
  args: {
    label: 'Code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 6,
    trailing: (
      <button type="button" style={{ minHeight: 44 }}>
        Send code
      </button>
    ),
  },
};

export const ReadOnly: Story = { args: { value: '0917 123 4567', readOnly: true } };

export const LongWordsOnASmallPhone: Story = {
  args: { label: 'Contract number of the loan you are writing about', value: '20261120-0099-1234567890-ABCDEF' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(within(canvasElement).getByLabelText(/Contract/)).toBeVisible();
  },
};
