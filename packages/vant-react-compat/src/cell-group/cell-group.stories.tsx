import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field, type FieldEdit } from '../field/field.tsx';
import { CellGroup } from './cell-group.tsx';

const field = { format: ({ raw, caret }: FieldEdit) => ({ value: raw, caret }), onChange: () => {} };

const meta = {
  title: 'vant-react-compat/CellGroup',
  component: CellGroup,
  args: {
    children: [
      <Field key="name" label="Account name" value="Juana dela Cruz" {...field} />,
      <Field key="city" label="City" value="Manila" {...field} />,
    ],
  },
} satisfies Meta<typeof CellGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inset: Story = {};
