import { monthNames } from '@peace/i18n/dates';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { DayField, type DayFieldProps } from './day-field.tsx';

function Kept(props: DayFieldProps) {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return (
    <main style={{ paddingTop: 16 }}>
      <CellGroup>
        <DayField {...props} value={value} onChange={onChange} />
      </CellGroup>
    </main>
  );
}

const meta = {
  title: 'ui-kit/DayField',
  component: DayField,
  render: (args) => <Kept {...args} />,
  args: {
    id: 'birthday',
    label: 'Date of birth',
    value: '',
    onChange: fn(),
    digitsOf: (text) => text.replace(/\D/g, ''),
    labels: { day: 'Day', month: 'Month', year: 'Year', pick: 'Choose', confirm: 'Done', cancel: 'Cancel' },
    months: monthNames('en'),
    hint: 'As on your ID',
    required: true,
  },
} satisfies Meta<typeof DayField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Entered: Story = { args: { value: '1990-02-03' } };

export const WithError: Story = {
  args: { error: 'Date of birth is missing' },
  play: async ({ canvas }) => {
    for (const name of ['Day', 'Month', 'Year']) {
      await expect(canvas.getByLabelText(name)).toBeInvalid();
      await expect(canvas.getByLabelText(name)).toBeRequired();
    }
    const day = canvas.getByRole('group', { name: 'Date of birth' });
    await expect(day).toHaveAccessibleDescription(/^Date of birth is missing/);
  },
};

/** As dates are written in the Philippines; the label leads to the first control. */
export const MonthFirst: Story = {
  args: { value: '1990-02-03', isMonthFirst: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getByRole('group', { name: 'Date of birth' }).children;
    await expect(first).toBe(canvas.getByLabelText('Month'));
    await expect(first).toHaveAttribute('id', 'birthday');
    await userEvent.click(canvas.getByRole('button', { name: 'Date of birth: Choose' }));
    const wheels = screen.getAllByRole('listbox').map((wheel) => wheel.getAttribute('aria-label'));
    await expect(wheels).toEqual(['Month', 'Day', 'Year']);
  },
};

export const Locked: Story = { args: { value: '1990-02-03', isLocked: true } };

/** Nothing is reported until it is complete; what is not any more is taken back. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Day'), '3x1');
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'June');
    await userEvent.type(canvas.getByLabelText('Year'), '199');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Year'), '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-06-31');
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'May');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-31');
    await userEvent.type(canvas.getByLabelText('Year'), '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible();
  },
};
