import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OriginsPanel, type OriginsPanelProps } from './origins-panel.tsx';

const startedAt = { apps: 'http://127.0.0.1:5173', backend: 'http://127.0.0.1:8787' };

const meta = {
  title: 'dev-preview/Apps and backend',
  component: OriginsPanel,
  args: { server: { pointedAt: { apps: null, backend: null }, startedAt }, onPoint: fn(() => Promise.resolve(true)) },
} satisfies Meta<OriginsPanelProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AsStarted: Story = {
  play: async ({ canvas, args }) => {
    const backend = canvas.getByLabelText('Backend');
    await userEvent.type(backend, 'staging');
    await expect(canvas.getByRole('button', { name: 'Point there' })).toBeDisabled();
    await userEvent.clear(backend);
    await userEvent.type(backend, 'https://staging.example.ph/peace{Enter}');
    await expect(args.onPoint).toHaveBeenCalledWith({ apps: null, backend: 'https://staging.example.ph' });
  },
};

export const Elsewhere: Story = {
  args: {
    server: { pointedAt: { apps: null, backend: 'https://staging.example.ph' }, startedAt },
    onPoint: fn(() => Promise.resolve(false)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As it was started' }));
    await expect(args.onPoint).toHaveBeenCalledWith({ apps: null, backend: null });
    await expect(await canvas.findByText('The server refused it.')).toBeVisible();
  },
};

export const ServedFromFiles: Story = { args: { server: null } };
