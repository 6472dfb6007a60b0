import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inPanel } from '#shared/testing/panel-stories.tsx';
import { sampleFields } from '#shared/fields.ts';
import { screenLinks } from '#shared/screen-links.ts';
import { DeviceChecks } from './device-checks.tsx';
import { FieldsForm } from './fields-form.tsx';
import { ScreenLinks } from './screen-links.tsx';

const meta = {
  title: 'dev-preview/Test page',
  decorators: [inPanel],
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Parameters: Story = {
  render: () => <FieldsForm fields={sampleFields} onEdit={fn()} onReset={fn()} />,
};

export const Links: Story = {
  render: () => (
    <ScreenLinks
      {...screenLinks([], sampleFields)}
      fields={sampleFields}
      place="/repay?orderId=8401"
      target="phone"
      onTarget={fn()}
      onOpen={fn()}
    />
  ),
};

export const Device: Story = { render: () => <DeviceChecks navigator={{}} alert={fn()} /> };
