import { Tabs } from '@peace/vant-react-compat/tabs';
import type { ReactElement, ReactNode } from 'react';
import { tabNames, type TabName } from '#shared/choices.ts';
import { ToolButton } from '#shared/controls.tsx';
import './test-preview-screen.css';

/** On a narrow screen only one of the two is seen. */
export type Pane = 'tools' | 'phone';

/** The page's parts and which of them are shown. */
export interface TestPreviewScreenProps {
  readonly phone: ReactNode;
  readonly panels: Readonly<Record<TabName, ReactNode>>;
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  /** What the backend is at the moment, in a few words. */
  readonly backend: string;
  /** Why the last control call failed, if it did. */
  readonly refusal: string | undefined;
  readonly copied: string | undefined;
  readonly onCopyLink: () => void;
}

const tabTitles: Readonly<Record<TabName, string>> = {
  open: 'Test page',
  scenario: 'Scenario',
  bridge: 'Bridge',
  network: 'Network',
  codes: 'Codes',
};

/** The phone on the left, the tools on the right. */
export function TestPreviewScreen(props: TestPreviewScreenProps): ReactElement {
  const paneButton = (pane: Pane, label: string) => (
    <ToolButton aria-pressed={props.pane === pane} onClick={() => props.onPane(pane)}>
      {label}
    </ToolButton>
  );
  return (
    <div className={`dp-page dp-page--${props.pane}`}>
      <header className="dp-header">
        <h1>Test preview</h1>
        <span className="dp-hint dp-backend">{props.backend}</span>
        <span className="dp-hint" role="status">
          {props.copied}
        </span>
        <ToolButton onClick={props.onCopyLink}>Copy link</ToolButton>
        <div className="dp-panes" role="group" aria-label="Shown part">
          {paneButton('tools', 'Tools')}
          {paneButton('phone', 'Phone')}
        </div>
      </header>
      <section className="dp-phone-pane" aria-label="Simulated phone">
        {props.phone}
      </section>
      <main className="dp-tools">
        {props.refusal === undefined ? null : (
          <p className="dp-refusal" role="alert">
            The sandbox refused: {props.refusal}
          </p>
        )}
        <Tabs
          label="Tools"
          items={tabNames.map((name) => ({ name, title: tabTitles[name] }))}
          active={props.tab}
          onChange={props.onTab}
        >
          {props.panels[props.tab]}
        </Tabs>
      </main>
    </div>
  );
}
