import type { Meta, StoryObj } from '@storybook/react-vite';

import { aLogo } from '../testing/a-logo.ts';
import { ProductHeader } from './product-header.tsx';

const meta = {
  title: 'ui-kit/ProductHeader',
  component: ProductHeader,
  args: { name: 'Salapi Lane', logo: aLogo('SL') },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof ProductHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Noted: Story = { args: { note: 'Your next payment date is 2026-12-27' } };

export const LongName: Story = { args: { name: 'Kasaganaan Lending Corporation of Mindanao', logo: '' } };
