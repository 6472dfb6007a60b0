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

/** The Repay page of order 8401, as the app draws it; dark at `#dark`, the root's own id. */
const page = URL.createObjectURL(
  new Blob(
    [
      `<!doctype html><html id="dark"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Pay your loan</title>
<style>:root{--page:#f6f4ef;--card:#fff;--text:#1b2430;--quiet:#525c68;--line:#e6e1d6;--top:#175fa9;--foot:#0f4275;--button:#12508f}
:target{color-scheme:dark;--page:#12151a;--card:#1a2129;--text:#eef2f6;--quiet:#b0bac5;--line:#313c47;--top:#1b436c;--foot:#132f4c;--button:#1c6cbe}
body{margin:0;background:var(--page);color:var(--text);font:15px/22px system-ui}header{padding:11px;font:600 17px/24px system-ui;text-align:center}main{display:grid;gap:12px;padding:4px 16px}
section{padding:18px 20px 20px;border-radius:20px;background:radial-gradient(circle at calc(100% - 24px) calc(100% + 10px),#f0b14a 66px,#f0b14a2e 66px 92px,#0000 92px),linear-gradient(160deg,var(--top),var(--foot));color:#fff}
section p{display:flex;justify-content:space-between;margin:0;font-weight:600}mark{padding:0 10px;border-radius:16px;background:#fff;color:#12508f;font-size:13px}:target mark{background:#ffffff29;color:#fff}h1{margin:10px 0 0;font:700 46px/55px system-ui;letter-spacing:-.025em}h1 small{font-size:24px;vertical-align:18px}
hr{width:180px;height:3px;margin:10px 0 0;border:0;background:#ffd27a}hr+hr{width:112px;margin-top:4px;background:#ffffffd9}
dl{display:grid;grid-template-columns:1fr auto;gap:10px;margin:0;padding:16px;border:1px solid var(--line);border-radius:18px;background:var(--card)}dt{color:var(--quiet)}dd{margin:0;text-align:end}:is(dt,dd):nth-last-of-type(1){color:inherit;font-weight:700}
footer{position:fixed;inset:auto 0 0;padding:12px 16px;border-top:1px solid var(--line);background:var(--card)}button{width:100%;height:54px;border:0;border-radius:14px;background:var(--button);color:#fff;font:600 17px system-ui}</style>
<header>Pay your loan</header><main><section><p>Amount due <mark>due in 7 days</mark></p><h1><small>₱</small>5,450<small>.00</small></h1><b>Due Fri, Nov 27, 2026</b><hr><hr></section>
<dl><dt>Bayani Cash<dd>Loan no. 8401<dt>Loan amount<dd>₱5,000.00<dt>Interest<dd>₱450.00<dt>Total<dd>₱5,450.00</dl></main><footer><button>Pay ₱5,450.00</button></footer>`,
    ],
    { type: 'text/html' },
  ),
);

const phone = (theme: unknown) => (
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
          src={`${page}#${String(theme)}`}
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
        Title: <strong>Pay your loan</strong>
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
  decorators: [(Story) => <PreviewProviders>{Story()}</PreviewProviders>],
  loaders: [async () => ({ view: (await seenSandbox('repay')).view })],
  render: (args, { loaded, globals }) => (
    <TestPreviewScreen
      {...args}
      phone={phone(globals['theme'])}
      panels={{
        ...args.panels,
        world: <WorldPanel view={loaded['view']} run={fn()} onChoose={fn()} onReset={fn()} />,
      }}
    />
  ),
  globals: { viewport: { value: 'desktop' } },
  args: {
    phone: null,
    panels: { open: panel, world: panel, faults: panel, bridge: panel, money: panel },
    timeLine,
    layout: initialLayout,
    ...spies('onTab', 'onPane', 'onLayout', 'onCopyLink', 'onPalette', 'onHelp', 'onReproduce'),
    conditions: [
      { label: '300 ms late', tab: 'faults', reset: fn() },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Reset 300 ms late' }));
    await expect(args.conditions[0]?.reset).toHaveBeenCalledOnce();
  },
};
