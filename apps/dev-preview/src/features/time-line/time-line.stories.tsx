import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inPanel } from '#shared/testing/panel-stories.tsx';
import { spies } from '#shared/testing/spies.ts';
import { sampleResponse, sampleEntries } from './testing/sample-entries.ts';
import { Latest, TimeLine, type TimeLineProps } from './time-line.tsx';

const actions = {
  readAnswer: fn(() => Promise.resolve(sampleResponse)),
  ...spies('onCopy', 'onCopyCurl', 'onReplay', 'onOverride'),
  contractOf: (kind: string, name: string) => `http://storybook.test/${kind}/${name}`,
};

const meta = {
  title: 'dev-preview/Time line',
  component: TimeLine,
  decorators: [inPanel],
  globals: { viewport: { value: 'tablet' } },
  args: {
    entries: sampleEntries,
    actions,
    held: [],
    isToHold: false,
    ...spies('onHold', 'onRelease', 'onHar', 'onClear'),
  },
  render: (args) => (
    <div style={{ display: 'grid', height: 420 }}>
      <TimeLine {...args} />
    </div>
  ),
} satisfies Meta<TimeLineProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const rowsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('grid', { name: 'Time line, oldest first' }));

export const Mixed: Story = {};

/** Each name has a line of its own, and all of it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[aria-rowindex] :is(.dp-entry-what, .dp-entry-path)')];
    await expect(names.length).toBeGreaterThan(0);
    for (const name of names) await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    // The newest row is in view, and none is cut under the titles.
    await waitFor(async () => {
      const edge = canvasElement.querySelector('.dp-entry-titles')?.getBoundingClientRect().bottom ?? 0;
      const rows = [...canvasElement.querySelectorAll('[aria-rowindex]')].map((row) => row.getBoundingClientRect());
      const above = rows.filter(({ top }) => top < edge - 1);
      await expect(above).not.toEqual([]);
      await expect(Math.max(...above.map(({ bottom }) => bottom))).toBeLessThanOrEqual(edge + 1);
    });
  },
};

export const Inspected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^HTTP/ }));
    await userEvent.click(rowsIn(canvas).getAllByText('createPayLink')[0] ?? document.body);
    const entry = within(canvas.getByRole('region', { name: 'Entry' }));
    await expect(await entry.findByText('✓ as in the contract')).toBeVisible();
    await userEvent.click(entry.getByRole('button', { name: 'Copy as cURL' }));
    await expect(actions.onCopyCurl).toHaveBeenCalled();
    await userEvent.click(entry.getByRole('button', { name: 'Replay' }));
    await expect(actions.onReplay).toHaveBeenCalled();
  },
};

export const Overridden: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(rowsIn(canvas).getAllByText('createPayLink')[0] ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Override next' }));
    const text = canvas.getByLabelText('Answer of the next createPayLink');
    await userEvent.clear(text);
    await userEvent.type(text, 'null');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the next call so' }));
    await expect(actions.onOverride).toHaveBeenCalledWith('createPayLink', 'null');
  },
};

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Time line, oldest first' });
    grid.focus();
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
    const entry = within(canvas.getByRole('region', { name: 'Entry' }));
    await expect(entry.getByText('resume')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: 'Entry' })).toBeNull();
  },
};

export const Filtered: Story = {
  args: { held: ['createPayLink'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Filter the time line'), 'method:post -status:200');
    await expect(rowsIn(canvas).getAllByText('createPayLink')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Release createPayLink' }));
    await expect(args.onRelease).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'HAR' }));
    await expect(args.onHar).toHaveBeenCalledOnce();
  },
};

export const LatestOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ entries, onClear }) => <Latest entries={entries} onOpen={onClear} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByTitle('Opens the time line'));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { entries: [] } };
