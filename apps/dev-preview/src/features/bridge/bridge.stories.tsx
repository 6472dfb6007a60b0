import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HandlerTable } from './handler-table.tsx';
import { TrafficList } from './traffic-list.tsx';
import { eventLine, messageLine, withLine, type Traffic } from './traffic.model.ts';

const at = Date.parse('2026-11-20T04:00:00Z');
const traffic = [
  messageLine({ name: 'startBankFlow', payload: {}, outcome: { kind: 'delivered' } }, at),
  messageLine(
    { name: 'callTelephone', payload: { telephone: '09171234567' }, outcome: { kind: 'unavailable' } },
    at + 1000,
  ),
  messageLine(
    { name: 'openPage', payload: { to: '' }, outcome: { kind: 'rejected', reason: 'Payload of openPage: too short' } },
    at + 2000,
  ),
  messageLine({ name: 'goHome', payload: {}, outcome: { kind: 'no-reply' } }, at + 3000),
  eventLine('back', { kind: 'answered', handled: false }, at + 4000),
  eventLine('resume', { kind: 'answered', handled: true }, at + 5000),
].reduce<Traffic>(withLine, []);

const meta = { title: 'dev-preview/Bridge' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Messages: Story = { render: () => <TrafficList traffic={traffic} onClear={fn()} /> };

export const NoMessages: Story = { render: () => <TrafficList traffic={[]} onClear={fn()} /> };

const handlers = { onShellThere: fn(), onBehaviour: fn(), onAllWork: fn() };

export const Handlers: Story = {
  render: () => <HandlerTable {...handlers} isShellThere handlers={{ goHome: 'missing', callTelephone: 'slow' }} />,
};

export const Vanished: Story = {
  render: () => <HandlerTable {...handlers} isShellThere={false} handlers={{}} />,
};
