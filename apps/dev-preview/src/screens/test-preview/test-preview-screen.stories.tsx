import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AddressBar } from '#features/phone/address-bar.tsx';
import { PhoneRail } from '#features/phone/phone-rail.tsx';
import { PhoneView } from '#features/phone/phone.tsx';
import { idleShell } from '#features/phone/shell.model.ts';
import { seenSandbox } from '#features/sandbox/testing/seen-sandbox.ts';
import { WorldPanel } from '#features/sandbox/world-panel.tsx';
import { sampleResponse, sampleEntries } from '#features/time-line/testing/sample-entries.ts';
import { Latest, TimeLine } from '#features/time-line/time-line.tsx';
import { Section } from '#shared/controls.tsx';
import { initialLayout } from '#shared/layout.ts';
import { initialSettings } from '#shared/preview-address.ts';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { spies } from '#shared/testing/spies.ts';
import { TestPreviewScreen, type TestPreviewScreenProps } from './test-preview-screen.tsx';
import '#features/phone/phone.css';
import '#shared/controls.css';

/** A page of a borrower, as the phone shows one. */
const page = URL.createObjectURL(
  new Blob(
    [
      `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<style>body{margin:0;font:15px/22px system-ui;background:Canvas;color:CanvasText}main{padding:20px 16px}h1{font-size:22px;line-height:28px;margin:0 0 4px}
p{margin:0 0 20px;color:GrayText}dl{display:grid;grid-template-columns:1fr auto;gap:14px;margin:0;padding:16px;border:1px solid #8886;border-radius:12px}dd{margin:0;font-weight:600}
button{width:100%;margin-top:24px;padding:15px;border:0;border-radius:26px;background:#1257c9;color:#fff;font:600 16px system-ui}</style>
<title>Repay</title><main><h1>₱5,450.00</h1><p>Due on 24 November 2026 · Salapi Lane</p>
<dl><dt>Loan</dt><dd>₱5,000.00</dd><dt>Interest</dt><dd>₱450.00</dd><dt>Total</dt><dd>₱5,450.00</dd><dt>Pay with</dt><dd>Maya</dd></dl><button>Pay ₱5,450.00</button></main>`,
    ],
    { type: 'text/html' },
  ),
);

const phone = (
  <>
    <AddressBar place="/repay?productId=68401&orderId=8401" onOpen={fn()} onReload={fn()} />
    <div className="dp-phones">
      <div className="dp-one">
        <PhoneView
          device="390x844"
          theme="system"
          shell={idleShell}
          time="12:00"
          frame={createRef<HTMLIFrameElement>()}
          src={page}
          load="1"
          label="Page in the simulated shell"
          hasEdges={false}
          {...spies('onBack', 'onReopen', 'onAnswer')}
        />
      </div>
      <PhoneRail
        actions={spies('back', 'resume', 'kill', 'endSession', 'changePerson')}
        settings={initialSettings}
        onSettings={fn()}
        line="normal"
        onLine={fn()}
        isSessionEnded={false}
        isOtherPerson={false}
      />
    </div>
    <Latest entries={sampleEntries} onOpen={fn()} />
    <p className="dp-small dp-phone-status">
      <span role="status">The page has found its shell.</span>
      <span>
        Title: <strong>Repay</strong>
      </span>
    </p>
  </>
);

const timeLine = (
  <TimeLine
    entries={sampleEntries}
    actions={{
      readAnswer: () => Promise.resolve(sampleResponse),
      ...spies('onCopy', 'onCopyCurl', 'onReplay', 'onOverride'),
      contractOf: () => '/',
    }}
    held={[]}
    isToHold={false}
    {...spies('onHold', 'onRelease', 'onHar', 'onClear')}
  />
);
const panel = (
  <Section title="Panel">
    <p>One of the tools.</p>
  </Section>
);

const meta = {
  title: 'dev-preview/Workbench',
  component: TestPreviewScreen,
  decorators: [
    (Story) => (
      <PreviewProviders>
        <Story />
      </PreviewProviders>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  args: {
    phone,
    panels: { open: panel, world: panel, faults: panel, bridge: panel, money: panel },
    timeLine,
    layout: initialLayout,
    ...spies('onTab', 'onPane', 'onLayout', 'onCopyLink', 'onPalette', 'onHelp', 'onReproduce'),
    conditions: [
      { label: '3 d ahead', tab: 'world', reset: fn() },
      { label: 'drop: every payment or application', tab: 'faults', reset: fn() },
    ],
    tab: 'world',
    pane: 'phone',
    backend: 'Repay: one period, ways to pay',
    refusal: undefined,
    copied: undefined,
    recipe: null,
  },
} satisfies Meta<TestPreviewScreenProps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole of it: a page in the phone, a tool, twelve entries and one of them inspected. */
export const Whole: Story = {
  loaders: [async () => ({ view: (await seenSandbox('repay')).view })],
  render: (args, { loaded }) => (
    <TestPreviewScreen
      {...args}
      panels={{
        ...args.panels,
        world: <WorldPanel view={loaded['view']} run={fn()} onChoose={fn()} onReset={fn()} />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('grid', { name: 'Time line, oldest first' }));
    await userEvent.click((await rows.findAllByText('createPayLink'))[1] ?? document.body);
    await expect(await canvas.findByText('✓ as in the contract')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const latest = canvas.getByTitle('Opens the time line');
    await waitFor(() => expect(latest.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const frame = canvas.getByTitle('Page in the simulated shell');
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeGreaterThanOrEqual(300));
  },
};

export const Refused: Story = {
  args: {
    refusal: 'There is no scenario "no-such"; GET this address lists them.',
    copied: 'Link copied',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'drop: every payment or application' }));
    await expect(args.onTab).toHaveBeenCalledWith('faults');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset 3 d ahead' }));
    await expect(args.conditions[0]?.reset).toHaveBeenCalledOnce();
  },
};
