import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPanel } from '#shared/testing/panel-stories.tsx';
import { StoragePanel, type StoragePanelProps } from './storage-panel.tsx';

const meta = {
  title: 'dev-preview/Storage',
  component: StoragePanel,
  decorators: [inPanel],
  globals: { viewport: { value: 'tablet' } },
  args: {
    title: 'Storage',
    items: [
      { area: 'local', key: 'payment:8401', text: '{"version":1,"value":{"amount":"₱5,450.00","how":"channel"}}' },
      { area: 'session', key: 'own-bar', text: '{"version":1,"value":true}' },
      { area: 'local', key: 'of-no-table', text: 'not JSON' },
    ],
    meaningOf: (key) =>
      key.startsWith('payment:')
        ? {
            what: 'a pending payment: how much, how, when',
            why: 'a page that was killed does not offer it again',
            kept: '24 hours',
            gone: 'it arrived',
          }
        : undefined,
    write: fn(() => true),
    remove: fn(),
    clear: fn(),
  },
} satisfies Meta<StoragePanelProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Items: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('payment:8401'));
    const text = canvas.getByLabelText('Text of payment:8401');
    await userEvent.clear(text);
    await userEvent.type(text, 'broken');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0] ?? text);
    await expect(args.write).toHaveBeenCalledWith({ area: 'local', key: 'payment:8401', text: 'broken' });
  },
};

export const Full: Story = {
  args: { write: fn(() => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('payment:8401'));
    await userEvent.type(canvas.getByLabelText('Text of payment:8401'), ' ');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await expect(canvas.getByText(/full or blocked/)).toBeVisible();
  },
};

export const Nothing: Story = { args: { items: [] } };
