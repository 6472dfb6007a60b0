import { copyText } from '@peace/session/copy-text';
import { useState, type ReactElement } from 'react';
import { PhoneToolbar } from '#features/phone/phone-toolbar.tsx';
import { PhoneView } from '#features/phone/phone.tsx';
import { usePhone } from '#features/phone/use-phone.ts';
import { everyCall } from '#features/sandbox/endpoint-options.ts';
import type { SandboxState, SandboxView } from '#features/sandbox/use-sandbox.ts';
import { ContactCheck } from '#features/test-page/contact-check.tsx';
import { FieldsForm } from '#features/test-page/fields-form.tsx';
import { LocationCheck } from '#features/test-page/location-check.tsx';
import { PhotoCheck } from '#features/test-page/photo-check.tsx';
import { ScreenLinks, type LinkTarget } from '#features/test-page/screen-links.tsx';
import { Section } from '#shared/controls.tsx';
import { placeOf } from '#shared/launch-address.ts';
import type { PreviewServices } from '#shared/services.ts';
import { clockTime } from '#shared/times.ts';
import { BridgePanel, IssuedPanel, NetworkPanel, ScenarioPanel, WithoutSandbox } from './panels.tsx';
import { TestPreviewScreen, type Pane } from './test-preview-screen.tsx';
import { usePreview } from './use-preview.ts';

/** `/testPreview`: the test page of spec §2, and the shell simulator. */
export function TestPreviewRoute({ services }: { readonly services: PreviewServices }): ReactElement {
  const { window } = services;
  const preview = usePreview(services);
  const { settings, change, fields, sandbox, opened, place } = preview;
  const [pane, setPane] = useState<Pane>('tools');
  const [target, setTarget] = useState<LinkTarget>('phone');
  const [title, setTitle] = useState('');
  const [copied, setCopied] = useState<string>();
  const phone = usePhone({
    load: opened?.load ?? 0,
    settings,
    onSeen: (page) => {
      setTitle(page.title);
      const seen = placeOf(page.address, window.origin);
      if (seen !== undefined) preview.moved(seen);
    },
  });
  const view = sandbox.state.kind === 'here' ? sandbox.state.view : undefined;
  const lastEvent = phone.traffic.find(({ direction }) => direction === 'to-page');
  const copyLink = () => {
    void copyText(window.document.URL, { window }).then(({ kind }) =>
      setCopied(kind === 'copied' ? 'Copied' : 'Not allowed: copy it from the address bar'),
    );
  };
  const without = <WithoutSandbox isAsking={sandbox.state.kind === 'asking'} />;

  return (
    <TestPreviewScreen
      tab={settings.tab}
      onTab={(tab) => change({ tab })}
      pane={pane}
      onPane={setPane}
      backend={describeBackend(sandbox.state)}
      refusal={sandbox.refusal}
      copied={copied}
      onCopyLink={copyLink}
      phone={
        <>
          <PhoneToolbar
            place={place ?? ''}
            onOpen={preview.open}
            onReload={() => place !== undefined && preview.open(place)}
            settings={settings}
            onSettings={change}
            isNetworkOff={view && isNetworkOff(view)}
            onNetworkOff={(isOff) =>
              void sandbox.run((client) =>
                isOff ? client.addFault({ endpoint: everyCall, kind: 'drop' }) : client.liftFaults(everyCall),
              )
            }
            onBack={phone.back}
            onResume={phone.resume}
            lastAnswer={lastEvent && `${lastEvent.name} → ${lastEvent.outcome}`}
            isConnected={phone.isConnected}
            title={title}
          />
          <PhoneView
            device={settings.device}
            theme={settings.theme}
            shell={phone.shell}
            time={view === undefined ? '' : clockTime(view.now).slice(0, 5)}
            frame={phone.frame}
            src={opened?.src}
            load={opened?.load ?? 0}
            onBack={phone.back}
            onReopen={() => place !== undefined && preview.open(place)}
            onAnswer={phone.answerPrompt}
          />
        </>
      }
      panels={{
        open: (
          <>
            <FieldsForm
              fields={fields.fields}
              onEdit={(name, value) => fields.change({ [name]: value })}
              onReset={fields.reset}
            />
            <ScreenLinks
              fields={fields.fields}
              target={target}
              onTarget={setTarget}
              onOpen={(path) => {
                setPane('phone');
                preview.open(path);
              }}
            />
            <Section title="Device">
              <div className="dp-checks">
                <PhotoCheck />
                <ContactCheck />
                <LocationCheck navigator={window.navigator} alert={(message) => window.alert(message)} />
              </div>
            </Section>
          </>
        ),
        scenario: view === undefined ? without : <ScenarioPanel preview={preview} view={view} />,
        bridge: <BridgePanel preview={preview} phone={phone} />,
        network: view === undefined ? without : <NetworkPanel preview={preview} view={view} />,
        codes: view === undefined ? without : <IssuedPanel view={view} />,
      }}
    />
  );
}

const isNetworkOff = ({ faults }: SandboxView) =>
  faults.some(({ endpoint, kind, times }) => endpoint === everyCall && kind === 'drop' && times === undefined);

function describeBackend(state: SandboxState): string {
  if (state.kind === 'asking') return 'Asking the sandbox…';
  if (state.kind === 'absent') return 'No sandbox here';
  const { current, scenarios, faults } = state.view;
  const title = scenarios.find(({ name }) => name === current)?.title ?? current;
  return faults.length === 0 ? title : `${title} · ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
}
