import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HandlerTable } from './handler-table.tsx';

const meta = { title: 'dev-preview/Bridge' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const handlers = { onShellThere: fn(), onBehaviour: fn(), onAllWork: fn() };

export const Handlers: Story = {
  render: () => <HandlerTable {...handlers} isShellThere handlers={{ goHome: 'missing', callTelephone: 'slow' }} />,
};

export const Vanished: Story = {
  render: () => <HandlerTable {...handlers} isShellThere={false} handlers={{}} />,
};
