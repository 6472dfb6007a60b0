import type { ScenarioSummary } from '@peace/sandbox/client';
import type { ReactNode } from 'react';
import { CampaignBuilder } from '#features/links/campaign-builder.tsx';
import { Places } from '#features/links/places.tsx';
import { ScreenBuilder } from '#features/links/screen-builder.tsx';
import { OriginsPanel } from '#features/origins/origins-panel.tsx';
import type { PointedOrigins } from '#features/origins/use-origins.ts';
import type { SandboxView } from '#features/sandbox/look-at.ts';
import { StoragePanel } from '#features/storage/storage-panel.tsx';
import { readStoredTable } from '#features/storage/stored-table.ts';
import type { StoredItems } from '#features/storage/use-stored-items.ts';
import { ContactCheck } from '#features/test-page/contact-check.tsx';
import { FieldsForm } from '#features/test-page/fields-form.tsx';
import { LocationCheck } from '#features/test-page/location-check.tsx';
import { PhotoCheck } from '#features/test-page/photo-check.tsx';
import { ScreenLinks } from '#features/test-page/screen-links.tsx';
import type { TabName } from '#shared/choices.ts';
import { Section } from '#shared/controls.tsx';
import type { Layout } from '#shared/layout.ts';
import { screenLinks } from '#shared/screen-links.ts';
import type { PreviewServices } from '#shared/services.ts';
import { BridgePanel, IssuedPanel, NetworkPanel, PaymentsPanel, ScenarioPanel, WithoutSandbox } from './panels.tsx';
import type { Pane } from './test-preview-screen.tsx';
import type { Copied } from './use-copied.ts';
import type { Preview } from './use-preview.ts';
import '#features/test-page/test-page.css';

/** What the panels show and change. */
export interface PanelsOptions {
  readonly services: PreviewServices;
  readonly preview: Preview;
  readonly view: SandboxView | undefined;
  readonly uses: Readonly<Record<string, number>>;
  readonly stored: StoredItems;
  /** Of the second phone, where that stores apart. */
  readonly storedApart: StoredItems | undefined;
  readonly origins: PointedOrigins;
  readonly onScenario: (scenario: ScenarioSummary) => void;
  readonly layout: Layout;
  /** What stands around this page. */
  readonly host: string;
  readonly onPane: (pane: Pane) => void;
  readonly onLayout: (change: Partial<Layout>) => void;
  readonly copied: Copied;
}

/** The content of each tab. */
export function usePanels(options: PanelsOptions): Record<TabName, ReactNode> {
  const { services, preview, view, uses, stored, storedApart, origins, onScenario, onPane, copied } = options;
  const { sandbox, fields, place } = preview;
  const meaningOf = readStoredTable(services.build.storedItems);
  const links = screenLinks(view?.scenarios ?? [], fields.fields);
  const without = <WithoutSandbox isAsking={sandbox.state.kind === 'asking'} />;
  return {
    open: <TestPage {...options} links={links} />,
    scenario: view === undefined ? without : <ScenarioPanel {...{ preview, view, uses }} onChoose={onScenario} />,
    network: view === undefined ? without : <NetworkPanel preview={preview} view={view} />,
    bridge: <BridgePanel preview={preview} />,
    storage: (
      <>
        <StoragePanel title="Stored by the page" meaningOf={meaningOf} {...stored} />
        {storedApart === undefined ? null : (
          <StoragePanel title="Stored by the second phone" meaningOf={meaningOf} {...storedApart} />
        )}
      </>
    ),
    payments: view === undefined ? without : <PaymentsPanel preview={preview} view={view} />,
    codes: view === undefined ? without : <IssuedPanel view={view} />,
    links: (
      <>
        <ScreenBuilder
          links={[...links.testPage, ...links.further]}
          onOpen={(wanted) => {
            onPane('phone');
            preview.open(wanted);
          }}
          onCopy={(link) => copied.copy(link, 'Link')}
        />
        <CampaignBuilder
          origin={services.window.origin}
          onOpen={(wanted) => {
            onPane('phone');
            preview.open(wanted);
          }}
          onCopy={(link) => copied.copy(link, 'Link')}
        />
        <OriginsPanel
          server={origins.server}
          onPoint={async (wanted) => {
            const isPointed = await origins.point(wanted);
            if (isPointed) await preview.reopen();
            return isPointed;
          }}
        />
        <Places {...services.build} place={place ?? ''} />
      </>
    ),
  };
}

/** The test page of the specification (section 2). */
function TestPage(options: PanelsOptions & { readonly links: ReturnType<typeof screenLinks> }) {
  const { services, preview, layout, host, onPane, onLayout, links } = options;
  const { fields } = preview;
  const isRealShell = host === 'wkwebview' || host === 'android';
  return (
    <>
      <ScreenLinks
        {...links}
        fields={fields.fields}
        target={layout.target ?? (isRealShell ? 'page' : 'phone')}
        onTarget={(target) => onLayout({ target })}
        onOpen={(link) => {
          onPane('phone');
          void preview.follow(link);
        }}
      />
      <FieldsForm
        fields={fields.fields}
        onEdit={(name, value) => fields.change({ [name]: value })}
        onReset={fields.reset}
      />
      <Section title="Device">
        <div className="dp-checks">
          <PhotoCheck />
          <ContactCheck />
          <LocationCheck navigator={services.window.navigator} alert={(message) => services.window.alert(message)} />
        </div>
      </Section>
    </>
  );
}
