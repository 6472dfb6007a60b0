import { Tabs } from '@peace/vant-react-compat/tabs';
import { useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Condition } from '#features/sandbox/conditions.ts';
import { tabNames, type TabName } from '#shared/choices.ts';
import { ToolButton } from '#shared/controls.tsx';
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
  /** Describes the backend's state in a few words. */
  readonly backend: string;
  /** The settings that differ from their defaults. */
  readonly conditions: readonly Condition[];
  /** Why the last control call failed, if it did. */
  readonly refusal: string | undefined;
  readonly copied: string | undefined;
  readonly onCopyLink: () => void;
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  /** Offers what can be reproduced; none without a sandbox. */
  readonly onReproduce: (() => void) | undefined;
  /** The recipe that is being reproduced, with its remaining steps. */
  readonly recipe: ReactNode;
}

export const tabTitles: Readonly<Record<TabName, string>> = {
  open: 'Screens',
  world: 'World',
  faults: 'Faults',
  bridge: 'Bridge',
  money: 'Money & codes',
};
const paneTitles: Readonly<Record<Pane, string>> = { phone: 'Phone', tools: 'Tools', 'time-line': 'Time line' };

/** The phone on the left, the tools on the right, what happens below them. */
export function TestPreviewScreen(props: TestPreviewScreenProps): ReactElement {
  const { layout, onLayout, tab } = props;
  const parts = useRef<HTMLElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const bounds = (element: HTMLElement | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--dp-time-line-share': `${layout.timeLineShare}%`,
    ...(layout.phoneWidth === null ? {} : { '--dp-phone-width': `${layout.phoneWidth}px` }),
  };
  return (
    <div className={`dp-page dp-page--${props.pane}`} style={style}>
      <div>
        <Bar {...props} />
        {props.refusal === undefined ? null : (
          <p className="dp-alert" role="alert">
            The sandbox refused: {props.refusal}
          </p>
        )}
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

/** Shows the state as chips. A chip opens the tab of its setting and resets it. */
function Bar(props: TestPreviewScreenProps): ReactElement {
  const open = (tab: TabName) => {
    props.onTab(tab);
    props.onPane('tools');
  };
  return (
    <header className="dp-bar">
      <h1>Peace preview</h1>
      <div className="dp-panes" role="group" aria-label="Shown part">
        {panes.map((pane) => (
          <ToolButton key={pane} aria-pressed={props.pane === pane} onClick={() => props.onPane(pane)}>
            {paneTitles[pane]}
          </ToolButton>
        ))}
      </div>
      <div className="dp-conditions">
        <button type="button" className="dp-condition" title="Opens World" onClick={() => open('world')}>
          {props.backend}
        </button>
        {props.conditions.map(({ label, tab, reset }) => (
          <span key={label} className="dp-condition dp-condition--unusual">
            <button type="button" title={`Opens ${tabTitles[tab]}`} onClick={() => open(tab)}>
              {label}
            </button>
            <button type="button" aria-label={`Reset ${label}`} title="Reset" onClick={reset}>
              ×
            </button>
          </span>
        ))}
      </div>
      <span className="dp-copied" role="status">
        {props.copied}
      </span>
      <div className="dp-bar-actions">
        <ToolButton aria-keyshortcuts="Control+K Meta+K" title="Commands (⌘K)" onClick={props.onPalette}>
          Search <kbd>⌘K</kbd>
        </ToolButton>
        {props.onReproduce === undefined ? null : (
          <ToolButton className="dp-reproduce" onClick={props.onReproduce}>
            Reproduce
          </ToolButton>
        )}
        <ToolButton type="primary" onClick={props.onCopyLink}>
          Copy link
        </ToolButton>
        <ToolButton aria-label="Help and settings" title="Help and settings (?)" onClick={props.onHelp}>
          ?
        </ToolButton>
      </div>
    </header>
  );
}
