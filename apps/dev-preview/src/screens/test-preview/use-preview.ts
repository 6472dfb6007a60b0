import { forgetSession, readHash, type InAppPath } from '@peace/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { arrange, isPlain } from '#features/sandbox/arrange.ts';
import { useSandbox, type Sandbox, type SandboxState } from '#features/sandbox/use-sandbox.ts';
import { asPlace, entryAddress } from '#shared/launch-address.ts';
import {
  plainArrangement,
  readAddress,
  type Arrangement,
  type PreviewSettings,
  type PreviewState,
} from '#shared/preview-address.ts';
import { editedFields, sampleFields, withFields, type Fields } from '#shared/fields.ts';
import type { Scenario } from '#shared/sandbox-wire.ts';
import type { PreviewServices } from '#shared/services.ts';
import { useFields, type EditableFields } from './use-fields.ts';
import { lastHash, useSharedAddress } from './use-shared-address.ts';

/** What the phone's web view was last told to load. */
export interface Opened {
  /** Raised for each opening. */
  readonly load: number;
  readonly place: InAppPath;
  /** With the session and the language. */
  readonly src: string;
}

/** The page's state and what changes it. */
export interface Preview {
  readonly settings: PreviewSettings;
  readonly change: (change: Partial<PreviewSettings>) => void;
  readonly fields: EditableFields;
  readonly sandbox: Sandbox;
  readonly opened: Opened | undefined;
  /** Where the page in the phone is by now. */
  readonly place: InAppPath | undefined;
  readonly open: (place: InAppPath) => void;
  readonly moved: (place: InAppPath) => void;
  readonly choose: (scenario: Scenario) => void;
}

const somewhere = '/loanDetail?productId=101&orderId=7001';

/** Everything the page knows, begun from its address and kept in it. */
export function usePreview(services: PreviewServices): Preview {
  const { window, client, tabStorage } = services;
  const [start] = useState(() => {
    const hash = readHash(window);
    return {
      isShared: hash.length > 1,
      isReload: hash === lastHash(tabStorage).read(),
      state: readAddress(hash),
    };
  });
  const [settings, setSettings] = useState(start.state.settings);
  const fields = useFields(services, start.isShared ? start.state.fields : undefined);
  const sandbox = useSandbox(client);
  const [opened, setOpened] = useState<Opened>();
  const [place, setPlace] = useState<InAppPath>();

  const open = (wanted: InAppPath, { language, hasConsole } = settings, values = fields.fields) => {
    const lang = language === 'app' ? undefined : language;
    const src = entryAddress(wanted, values, { lang, console: hasConsole ? '1' : '0' });
    // The frame shares this tab's storage; a shell's new web view knows nobody.
    forgetSession(window);
    setOpened((before) => ({ load: (before?.load ?? 0) + 1, place: wanted, src }));
    setPlace(wanted);
  };

  const begin = async (state: PreviewState, values: Fields, isToArrange: boolean) => {
    if (isToArrange) await arrange(client, state.arrangement);
    const seen = await sandbox.look();
    open(state.place ?? entryOf(seen) ?? somewhere, state.settings, values);
  };
  // A reload is to show what the sandbox has become, not to start it over.
  const beginHere = useEffectEvent(() =>
    begin(start.state, fields.fields, !isPlain(start.state.arrangement) && !start.isReload),
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void beginHere();
  }, []);

  useSharedAddress(services, opened === undefined ? undefined : stateOf(), (arrived) => {
    setSettings(arrived.settings);
    const values = withFields(sampleFields, arrived.fields);
    fields.show(values);
    void begin(arrived, values, !isPlain(arrived.arrangement));
  });

  function stateOf(): PreviewState {
    return {
      settings,
      place,
      fields: editedFields(fields.fields),
      arrangement: arrangementOf(sandbox.state) ?? start.state.arrangement,
    };
  }

  return {
    settings,
    change: (change) => {
      setSettings((before) => ({ ...before, ...change }));
      const isToReload = change.language !== undefined || change.hasConsole !== undefined;
      if (isToReload && place !== undefined) open(place, { ...settings, ...change });
    },
    fields,
    sandbox,
    opened,
    place,
    open: (wanted) => open(wanted),
    moved: setPlace,
    choose: (scenario) => {
      void sandbox
        .run((control) => control.choose(scenario.name))
        .then((result) => {
          if (result.kind !== 'ok') return;
          fields.change(named(scenario.entry));
          open(asPlace(scenario.entry) ?? somewhere);
        });
    },
  };
}

/** The product and order that an entry is about, for the links to be about them too. */
function named(entry: string): { productId?: string; orderId?: string } {
  const params = new URLSearchParams(entry.split('?')[1]);
  const productId = params.get('productId') ?? undefined;
  const orderId = params.get('orderId') ?? undefined;
  return { ...(productId === undefined ? {} : { productId }), ...(orderId === undefined ? {} : { orderId }) };
}

function entryOf(state: SandboxState): InAppPath | undefined {
  if (state.kind !== 'here') return undefined;
  const current = state.view.scenarios.find(({ name }) => name === state.view.current);
  return current === undefined ? undefined : asPlace(current.entry);
}

function arrangementOf(state: SandboxState): Arrangement | undefined {
  if (state.kind !== 'here') return undefined;
  const { current, minutesAhead, latency, faults } = state.view;
  return {
    ...plainArrangement,
    scenario: current,
    clockMinutes: minutesAhead,
    latencyMs: latency.all,
    endpointLatencyMs: latency.endpoints,
    faults,
  };
}
