import type { ScenarioSummary } from '@peace/sandbox/client';
import type { ReactNode } from 'react';
import { BridgePanel } from '#features/bridge/bridge-panel.tsx';
import { CampaignBuilder } from '#features/links/campaign-builder.tsx';
import { FaultsPanel } from '#features/sandbox/faults-panel.tsx';
import type { SandboxView } from '#features/sandbox/use-sandbox.ts';
import { MoneyPanel, type Code } from '#features/sandbox/money-panel.tsx';
import { WorldPanel } from '#features/sandbox/world-panel.tsx';
import { DeviceChecks } from '#features/test-page/device-checks.tsx';
import { FieldsForm } from '#features/test-page/fields-form.tsx';
import { ScreenLinks } from '#features/test-page/screen-links.tsx';
import type { TabName } from '#shared/choices.ts';
import { Section } from '#shared/controls.tsx';
import type { Layout } from '#shared/layout.ts';
import { screenLinks, type ScreenLink } from '#shared/screen-links.ts';
import type { PreviewServices } from '#shared/services.ts';
import type { Pane } from './test-preview-screen.tsx';
import type { Copied } from './use-copied.ts';
import type { Preview } from './use-preview.ts';
import '#shared/controls.css';

export interface PanelsOptions {
  readonly services: PreviewServices;
  readonly preview: Preview;
  readonly view: SandboxView | undefined;
  readonly onScenario: (scenario: ScenarioSummary) => void;
  readonly onLink: (link: ScreenLink) => void;
  readonly onFill: (code: Code) => void;
  readonly layout: Layout;
  /** The environment of this page: a shell, or a browser. */
  readonly host: string;
  readonly onPane: (pane: Pane) => void;
  readonly onLayout: (change: Partial<Layout>) => void;
  readonly copied: Copied;
}

export function usePanels(options: PanelsOptions): Record<TabName, ReactNode> {
  const { preview, view } = options;
  const { sandbox, fields } = preview;
  const links = screenLinks(view?.scenarios ?? [], fields.fields);
  const inSandbox = (panel: (view: SandboxView) => ReactNode) =>
    view === undefined ? <WithoutSandbox isAsking={sandbox.state.kind === 'asking'} /> : panel(view);
  return {
    open: <TestPage {...options} links={links} />,
    world: inSandbox((there) => (
      <WorldPanel view={there} run={sandbox.run} onChoose={options.onScenario} onReset={preview.reset} />
    )),
    faults: inSandbox((there) => <FaultsPanel view={there} run={sandbox.run} />),
    bridge: <BridgePanel settings={preview.settings} onSettings={preview.change} />,
    money: inSandbox((there) => <MoneyPanel view={there} run={sandbox.run} onFill={options.onFill} />),
  };
}

/** The test page of the specification (section 2). */
function TestPage(options: PanelsOptions & { readonly links: ReturnType<typeof screenLinks> }) {
  const { services, preview, layout, host, onPane, onLayout, links, copied } = options;
  const { fields } = preview;
  const isRealShell = host === 'wkwebview' || host === 'android';
  return (
    <>
      <ScreenLinks
        {...links}
        fields={fields.fields}
        place={preview.place ?? ''}
        target={layout.target ?? (isRealShell ? 'page' : 'phone')}
        onTarget={(target) => onLayout({ target })}
        onOpen={options.onLink}
      />
      <FieldsForm
        fields={fields.fields}
        onEdit={(name, value) => fields.change({ [name]: value })}
        onReset={fields.reset}
      />
      <CampaignBuilder
        origin={services.window.origin}
        onOpen={(wanted) => {
          onPane('phone');
          preview.open(wanted);
        }}
        onCopy={(link) => copied.copy(link, 'Link')}
      />
      <DeviceChecks navigator={services.window.navigator} alert={(message) => services.window.alert(message)} />
    </>
  );
}

const WithoutSandbox = ({ isAsking }: { readonly isAsking: boolean }) => (
  <Section title="Sandbox">
    <p className="dp-empty">
      {isAsking
        ? 'Asking the sandbox…'
        : 'No sandbox answers here. `pnpm dev` starts one; a real backend (PEACE_ORIGIN) has no controls.'}
    </p>
  </Section>
);
