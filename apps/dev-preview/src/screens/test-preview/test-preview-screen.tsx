import { Tabs } from '@peace/vant-react-compat/tabs';
import { useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { tabNames, type TabName } from '#shared/choices.ts';
import { Chip, ToolButton } from '#shared/controls.tsx';
import type { Layout } from '#shared/layout.ts';
import { Separator } from '#shared/separator.tsx';
import '#shared/controls.css';
import './test-preview-screen.css';

/** On a narrow screen only one of them is seen. */
const panes = ['phone', 'tools', 'time-line'] as const;
export type Pane = (typeof panes)[number];

/** The page's parts and which of them are shown. */
export interface TestPreviewScreenProps {
  readonly phone: ReactNode;
  readonly panels: Readonly<Record<TabName, ReactNode>>;
  readonly timeLine: ReactNode;
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly layout: Layout;
  readonly onLayout: (change: Partial<Layout>) => void;
  /** Two phones need more room than one. */
  readonly hasTwoPhones: boolean;
  /** What the backend is at the moment, in a few words. */
  readonly backend: string;
  /** What is not as usual, in a word each. */
  readonly conditions: readonly string[];
  /** What was built. */
  readonly build: string;
  /** Why the last control call failed, if it did. */
  readonly refusal: string | undefined;
  readonly copied: string | undefined;
  readonly onCopyLink: () => void;
  readonly onHelp: () => void;
  /** Offers what can be reproduced; none without a sandbox. */
  readonly onReproduce: (() => void) | undefined;
  /** What is being reproduced, with the steps that are left. */
  readonly recipe: ReactNode;
}

const tabTitles: Readonly<Record<TabName, string>> = {
  open: 'Screens',
  scenario: 'Scenario',
  network: 'Network',
  bridge: 'Shell',
  storage: 'Storage',
  payments: 'Payments',
  codes: 'Codes',
  links: 'Links',
};
const paneTitles: Readonly<Record<Pane, string>> = { phone: 'Phone', tools: 'Tools', 'time-line': 'Time line' };

/** The phone on the left, the tools on the right, what happens below them. */
export function TestPreviewScreen(props: TestPreviewScreenProps): ReactElement {
  const { layout, onLayout, tab, hasTwoPhones } = props;
  const parts = useRef<HTMLElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const bounds = (element: HTMLElement | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--dp-time-line-share': `${layout.timeLineShare}%`,
    ...(layout.phoneWidth === null ? {} : { '--dp-phone-width': `${layout.phoneWidth}px` }),
  };
  return (
    <div className={`dp-page dp-page--${props.pane}${hasTwoPhones ? ' dp-page--two' : ''}`} style={style}>
      <div>
        <Header {...props} />
        {props.recipe}
      </div>
      <main className="dp-parts" ref={parts}>
        <section className="dp-phone-pane" aria-label="Simulated phone">
          {props.phone}
        </section>
        <Separator
          label="Width of the phone’s side"
          orientation="vertical"
          value={layout.phoneWidth ?? 560}
          min={320}
          max={1200}
          step={20}
          valueAt={(x) => x - bounds(parts.current).left}
          onMove={(phoneWidth) => onLayout({ phoneWidth })}
        />
        <div className="dp-side" ref={tools}>
          <section className="dp-tools" aria-label="Tools">
            {props.refusal === undefined ? null : (
              <p className="dp-refusal" role="alert">
                The sandbox refused: {props.refusal}
              </p>
            )}
            <Tabs
              label="Tools"
              items={tabNames.map((name) => ({ name, title: tabTitles[name] }))}
              active={tab}
              onChange={props.onTab}
            >
              {props.panels[tab]}
            </Tabs>
          </section>
          <Separator
            label="Height of the time line"
            orientation="horizontal"
            value={layout.timeLineShare}
            min={15}
            max={80}
            step={5}
            valueAt={(_x, y) => shareBelow(bounds(tools.current), y)}
            onMove={(timeLineShare) => onLayout({ timeLineShare })}
          />
          {props.timeLine}
        </div>
      </main>
    </div>
  );
}

const shareBelow = ({ bottom, height }: DOMRect, y: number) => (height === 0 ? 0 : ((bottom - y) / height) * 100);

function Header(props: TestPreviewScreenProps): ReactElement {
  return (
    <header className="dp-header">
      <h1>Test preview</h1>
      <div className="dp-state">
        <span>{props.backend}</span>
        {props.conditions.map((condition) => (
          <Chip key={condition} tone="attention">
            {condition}
          </Chip>
        ))}
      </div>
      <span className="dp-copied" role="status">
        {props.copied}
      </span>
      {props.onReproduce === undefined ? null : (
        <ToolButton className="dp-reproduce" onClick={props.onReproduce}>
          Reproduce a bug
        </ToolButton>
      )}
      <div className="dp-header-actions">
        <ToolButton type="primary" onClick={props.onCopyLink}>
          Copy link
        </ToolButton>
        <ToolButton aria-label="Keys and buttons" title="Keys and buttons (?)" onClick={props.onHelp}>
          ?
        </ToolButton>
        <span className="dp-mono dp-build">{props.build}</span>
      </div>
      <div className="dp-panes" role="group" aria-label="Shown part">
        {panes.map((pane) => (
          <ToolButton key={pane} aria-pressed={props.pane === pane} onClick={() => props.onPane(pane)}>
            {paneTitles[pane]}
          </ToolButton>
        ))}
      </div>
    </header>
  );
}
