import type { LogEntry } from '@peace/sandbox/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { eventLine, messageLine, withLine, type Traffic } from '#features/bridge/traffic.model.ts';
import { Latest } from './latest.tsx';
import { timeLine } from './time-line.model.ts';
import { TimeLine, type TimeLineProps } from './time-line.tsx';

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

const call: LogEntry = {
  id: 1,
  at: '2026-11-20T04:00:02.500Z',
  realAt: '2026-11-20T04:00:02.500Z',
  tookMs: 12,
  endpoint: 'createPayLink',
  method: 'POST',
  path: '/peace/v3/loan-details/generate-vcode',
  query: { sessionId: 'preview-session', merchantNumber: 'cjxjx' },
  payload: { productId: '101', orderId: '7001', amount: '5450', channelNumber: '90006' },
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'a-key' },
  status: 200,
  outcome: 'ok',
};
const log = [
  call,
  { ...call, id: 2, status: 0, outcome: 'fault: drop' },
  { ...call, id: 3, endpoint: '', payload: {}, status: 404, outcome: 'rejected: no such endpoint' },
];

const meta = {
  title: 'dev-preview/Time line',
  component: TimeLine,
  args: {
    entries: timeLine(log, [traffic]),
    answers: new Map([[2, '{"code":0,"data":{"payUrl":"https://pay.example/8174"},"message":"success"}']]),
    onClear: fn(),
    onCopyCurl: fn(),
    onReplay: fn(),
    onUnfold: fn(),
    contractOf: (kind, name) => `http://storybook.test/${kind}/${name}`,
  },
} satisfies Meta<TimeLineProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};

export const Unfolded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'request');
    const [newest] = canvas.getAllByText('createPayLink');
    const entry = newest?.closest('details');
    if (newest === undefined || !entry) throw new Error('There is a request.');
    await userEvent.click(newest);
    await userEvent.click(within(entry).getByRole('button', { name: 'Copy as curl' }));
    await expect(args.onCopyCurl).toHaveBeenCalledOnce();
    await userEvent.click(within(entry).getByRole('button', { name: 'Send again' }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
    await expect(args.onUnfold).toHaveBeenCalledOnce();
    await userEvent.click(within(entry).getByText(/^Answer/));
  },
};

const onOpen = fn();

export const LatestOnAPhone: Story = {
  render: ({ entries }) => <Latest entries={entries} onOpen={onOpen} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByTitle('Opens the time line'));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { entries: [] } };
