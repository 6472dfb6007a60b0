import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TimeLine } from '#features/time-line/time-line.tsx';
import { Section } from '#shared/controls.tsx';
import { initialLayout } from '#shared/layout.ts';
import { TestPreviewScreen, type TestPreviewScreenProps } from './test-preview-screen.tsx';

const panel = (
  <Section title="Panel">
    <p>One of the tools.</p>
  </Section>
);

const meta = {
  title: 'dev-preview/Layout',
  component: TestPreviewScreen,
  args: {
    phone: <p>The phone</p>,
    panels: {
      open: panel,
      scenario: panel,
      network: panel,
      bridge: panel,
      storage: panel,
      payments: panel,
      codes: panel,
      links: panel,
    },
    timeLine: (
      <TimeLine
        entries={[]}
        onClear={fn()}
        answers={new Map()}
        contractOf={() => '/'}
        onCopyCurl={fn()}
        onReplay={fn()}
        onUnfold={fn()}
      />
    ),
    layout: initialLayout,
    onLayout: fn(),
    hasTwoPhones: false,
    conditions: [],
    build: '0.0.0 · abc1234',
    onHelp: fn(),
    onReproduce: fn(),
    tab: 'open',
    onTab: fn(),
    pane: 'tools',
    onPane: fn(),
    backend: 'A borrower with four orders',
    refusal: undefined,
    copied: undefined,
    onCopyLink: fn(),
    recipe: null,
  },
} satisfies Meta<TestPreviewScreenProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tools: Story = {};

export const Phone: Story = {
  args: { pane: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The phone')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    refusal: 'There is no scenario "no-such"; GET this address lists them.',
    copied: 'Link copied',
    conditions: ['1 d ahead', 'drop: every call'],
  },
};
