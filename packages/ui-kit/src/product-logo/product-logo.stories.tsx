import type { Meta, StoryObj } from '@storybook/react-vite';

import { aLogo } from '../testing/a-logo.ts';
import { ProductLogo } from './product-logo.tsx';

const meta = {
  title: 'ui-kit/ProductLogo',
  component: ProductLogo,
  args: { name: 'Salapi Lane', src: aLogo('SL') },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof ProductLogo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {(['small', 'medium'] as const).flatMap((size) => [
        <ProductLogo key={size} {...args} size={size} />,
        <ProductLogo key={`${size} missing`} {...args} size={size} src={null} />,
      ])}
    </div>
  ),
};
