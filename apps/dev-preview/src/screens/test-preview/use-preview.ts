import type { ScenarioSummary } from '@peace/sandbox/client';
import { forgetSession, type InAppPath } from '@peace/session';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { arrange, asArrangement, currentOf, entryOf, isPlain } from '#features/sandbox/arrange.ts';
import type { Recipe } from '#features/sandbox/recipes.ts';
import { useSandbox } from '#features/sandbox/use-sandbox.ts';
import { editedFields, sampleFields, storedFields, withFields, type Fields, type SomeFields } from '#shared/fields.ts';
import { asPlace, entryAddress, launchPlace } from '#shared/launch-address.ts';
import { clearSession, clearStorage, storeSample } from '#shared/phone-storage.ts';
import { initialSettings, type PreviewSettings, type PreviewState } from '#shared/preview-address.ts';
import { fieldsIn, linkNamed, type ScreenLink } from '#shared/screen-links.ts';
import type { PreviewServices } from '#shared/services.ts';
import { fieldsAtom, openedAtom, ownStateAtom, placeAtom, settingsAtom } from '#shared/state.ts';
import { useSharedAddress, useStart } from './use-shared-address.ts';

/** The page's state and what changes it. */
export type Preview = ReturnType<typeof usePreview>;

const somewhere = '/loanDetail?productId=101&orderId=7001';

/** Everything the page knows, started from its address and kept in it. */
export function usePreview(services: PreviewServices) {
  const { window, client } = services;
  const start = useStart(services);
  const [settings, setSettings] = useAtom(settingsAtom);
  const fields = useFields(services);
  const sandbox = useSandbox(client);
  const webView = useWebView(services);
  const { place, opened, open } = webView;

  /** Openings are numbered: one that took its time must not open over a later one. */
  const openings = useRef(0);
  const begin = async (given: PreviewState, values: Fields, isToArrange: boolean) => {
    openings.current += 1;
    const mine = openings.current;
    if (isToArrange) {
      await arrange(client, given.arrangement);
      clearStorage(window);
    }
    const seen = await sandbox.look();
    if (openings.current !== mine) return;
    open(given.place ?? entryOf(seen) ?? somewhere, { settings: given.settings, fields: values });
  };
  // A reload is to show what the sandbox has become, not to start it over.
  const beginHere = useEffectEvent(() =>
    begin(start.state, fields.fields, !isPlain(start.state.arrangement) && !start.isReload),
  );
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void beginHere();
  }, []);

  const state: PreviewState = {
    ...useAtomValue(ownStateAtom),
    arrangement: asArrangement(sandbox.state) ?? start.state.arrangement,
  };
  useSharedAddress(services, opened === undefined ? undefined : state, (arrived) => {
    setSettings(arrived.settings);
    const values = withFields(sampleFields, arrived.fields);
    fields.show(values);
    void begin(arrived, values, !isPlain(arrived.arrangement));
  });

  /** The scenario that was started here last; what is known of the sandbox may be older. */
  const started = useRef<ScenarioSummary>(undefined);
  const valuesIn = (scenario: ScenarioSummary | undefined) =>
    fieldsIn(scenario, started.current ?? currentOf(sandbox.state), fields.fields);
  const startOver = async (scenario: ScenarioSummary, then: ReturnType<typeof asPlace>, screen = '') => {
    openings.current += 1;
    const values = valuesIn(scenario);
    const result = await sandbox.run((control) => control.choose(scenario.name));
    if (result.kind !== 'ok') return;
    clearStorage(window);
    storeSample(window, screen, Date.now());
    started.current = scenario;
    fields.show(values);
    open(then ?? somewhere, { fields: values });
  };

  return {
    ...webView,
    // A screen chosen while the page still starts is not opened over.
    open: (...opening: Parameters<typeof open>) => {
      openings.current += 1;
      open(...opening);
    },
    settings,
    change: (change: Partial<PreviewSettings>) => {
      const changed = { ...settings, ...change };
      setSettings(changed);
      const isToReload = change.language !== undefined || change.hasConsole !== undefined;
      if (isToReload && place !== undefined) open(place, { settings: changed });
    },
    fields,
    sandbox,
    /** The state that the page's address says. */
    state,
    /** Starts over with a scenario: the sandbox, and what the phone stored. */
    choose: (scenario: ScenarioSummary) => void startOver(scenario, asPlace(scenario.entry)),
    follow: async (link: ScreenLink) => {
      openings.current += 1;
      // A link that was followed before the sandbox had said its scenarios has none yet.
      const seen = sandbox.state.kind === 'asking' ? await sandbox.look() : sandbox.state;
      const scenarios = seen.kind === 'here' ? seen.view.scenarios : [];
      const { scenario } = linkNamed(link.name, scenarios, fields.fields) ?? link;
      const values = valuesIn(scenario);
      const target = launchPlace(linkNamed(link.name, scenarios, values) ?? link, values);
      if (scenario === undefined) open(target);
      else await startOver(scenario, target, link.name);
    },
    reset: () => {
      clearStorage(window);
      void sandbox.run((control) => control.reset());
    },
    /** Starts over with all that a recipe asks for; how the phone is looked at stays. */
    reproduce: (recipe: Recipe) => {
      const { handlers, isShellThere } = initialSettings;
      const changed = { ...settings, handlers, isShellThere, ...recipe.settings };
      setSettings(changed);
      const { arrangement } = recipe;
      void begin({ settings: changed, place: undefined, fields: {}, arrangement }, fields.fields, true);
    },
  };
}

/** Overrides the page's current settings when a place is opened. */
interface OpenOptions {
  readonly settings?: PreviewSettings;
  readonly fields?: Fields;
}

/** Opens places in the web view of the simulated shell, each time with the session that the fields say. */
function useWebView({ window }: PreviewServices) {
  const [opened, setOpened] = useAtom(openedAtom);
  const [place, moved] = useAtom(placeAtom);
  const currentSettings = useAtomValue(settingsAtom);
  const currentFields = useAtomValue(fieldsAtom);

  const open = (wanted: InAppPath, options: OpenOptions = {}) => {
    const { settings = currentSettings, fields = currentFields } = options;
    const lang = settings.language === 'app' ? undefined : settings.language;
    const src = entryAddress(wanted, fields, { lang, console: settings.hasConsole ? '1' : '0' });
    // The frame shares this tab's storage; a shell's new web view has no session.
    forgetSession(window);
    setOpened((before) => ({ load: (before?.load ?? 0) + 1, src }));
    moved(wanted);
  };
  /** Ends the web view with all that ends with it, and opens its place again. */
  const kill = () => {
    clearSession(window);
    if (place !== undefined) open(place);
  };
  return { opened, place, open, moved, kill };
}

/** The fields, kept between visits. */
function useFields({ storage }: PreviewServices) {
  const [fields, show] = useAtom(fieldsAtom);
  const keep = (next: Fields) => {
    show(next);
    storedFields(storage).write(editedFields(next));
  };
  return {
    fields,
    /** Changes some and keeps the result for the next visit. */
    change: (some: SomeFields) => keep(withFields(fields, some)),
    /** Back to the samples. */
    reset: () => keep(sampleFields),
    /** Puts a shared address's values there, without keeping them. */
    show,
  };
}
