import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { spies } from '#shared/testing/spies.ts';
import { ComplaintListView } from './complaint-list.view.tsx';

const open = {
  id: '5001',
  time: '2026-11-18 09:30:00',
  type: 'Repayment',
  content: 'I paid at the counter yesterday, and my loan still says that I have to pay.',
};
const answered = {
  id: '5002',
  time: '2026-11-12 22:10:00',
  type: 'Collection',
  content: 'They called me at eleven in the evening, twice.',
};
const tabs = [
  { title: 'All', entries: [open, answered] },
  { title: 'In progress', entries: [open] },
  { title: 'Answered', entries: [answered] },
];

const meta = {
  title: 'borrower-h5/complaint/Complaint list',
  component: ComplaintListView,
  args: {
    state: { kind: 'ready', data: tabs },
    activeTab: 0,
    events: spies(),
  },
} satisfies Meta<typeof ComplaintListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const Complaints: Story = {
  play: async ({ canvas, args }) => {
    const entry = canvas.getByRole('link', { name: /^Collection/ });
    await expect(entry).toHaveAttribute('href', '/complainDetails?problemId=5002');
    // The server's own word for it: the title of the tab that has it.
    const states = canvas.getAllByRole('heading', { level: 2 });
    await expect(states.map(({ textContent }) => textContent)).toEqual(['In progress', 'Answered']);
    await expect(states[1]?.nextElementSibling).toContainElement(entry);
    await userEvent.click(canvas.getByRole('tab', { name: 'In progress' }));
    await expect(args.events.chooseTab).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', '/complaint');
  },
};

export const EmptyTab: Story = {
  args: { activeTab: 2, state: { kind: 'ready', data: [...tabs.slice(0, 2), { title: 'Answered', entries: [] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Answered' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('No complaints here.')).toBeVisible();
  },
};

/** A link to a tab that is gone shows the first. */
export const TabGone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { activeTab: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Empty: Story = {
  args: { state: { kind: 'ready', data: tabs.map((tab) => ({ ...tab, entries: [] })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', '/complaint');
  },
};

export const OneTab: Story = {
  args: { state: { kind: 'ready', data: [{ title: 'All complaints', entries: [open, answered] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'All complaints' })).toBeVisible();
  },
};

export const NoTabs: Story = {
  args: { state: { kind: 'ready', data: [] } },
  globals: { viewport: { value: 'small' } },
};

export const LongAndHostile: Story = {
  args: {
    state: {
      kind: 'ready',
      data: [
        {
          title: 'All',
          entries: [
            { ...open, content: 'Napakahabang-reklamo'.repeat(20) },
            { ...answered, type: '<b>x</b>', content: '<img src=x onerror=alert(1)>' },
          ],
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>x</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
};
