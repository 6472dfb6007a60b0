import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { CopyIcon } from '../icon/icon.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: 'vant-react-compat/Button',
  component: Button,
  args: { children: 'Apply now', onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, padding: 16, justifyItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Types: Story = {
  render: (args) => (
    <>
      <Button {...args} type="primary" />
      <Button {...args} />
      <Button {...args} type="danger" />
      <Button {...args} type="primary" plain />
      <Button {...args} plain />
      <Button {...args} type="danger" plain />
    </>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <>
      <Button {...args} type="primary" size="small" />
      <Button {...args} type="primary" />
      <Button {...args} type="primary" size="large" />
      <Button {...args} type="primary" block />
      <Button {...args} icon={<CopyIcon />} />
      <ButtonLink href="#order" type="primary" plain>
        Back to the order
      </ButtonLink>
    </>
  ),
  play: async ({ canvasElement }) => {
    const targets = [...canvasElement.querySelectorAll('.van-button')];
    const heights = targets.map((target) => target.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
};

export const Loading: Story = {
  render: (args) => (
    <>
      <Button {...args} type="primary" loading />
      <Button {...args} type="primary" loading loadingText="Sending your application…" />
      <Button {...args} loading />
      <Button {...args} plain type="danger" loading />
    </>
  ),
};

export const KeepsItsWidth: Story = {
  render: (args) => (
    <>
      <Button {...args} type="primary" loadingText="Sending your application…" />
      <Button {...args} type="primary" loadingText="Sending your application…" loading />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [idle, loading] = within(canvasElement).getAllByRole('button');
    await expect(loading?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const LongWords: Story = {
  args: {
    children: 'Agree to the loan agreement and apply for the loan of ₱1,234,567.00 now',
    type: 'primary',
    block: true,
  },
};

export const Keyboard: Story = {
  args: { type: 'primary' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
