import { messageNames } from '@peace/bridge/protocol';
import type { Command } from '#features/palette/command.ts';
import { lineOf, setLine } from '#features/phone/line.ts';
import { phoneChoices } from '#features/phone/phone-rail.tsx';
import type { Phone } from '#features/phone/use-phone.ts';
import { accidents } from '#features/sandbox/calls.ts';
import type { SandboxView } from '#features/sandbox/use-sandbox.ts';
import { recipes, type Recipe } from '#features/sandbox/recipes.ts';
import { borrowersOrders, clockPresets, knownStatuses } from '#features/sandbox/scenarios.ts';
import type { ScenarioSummary } from '@peace/sandbox/client';
import { behaviours, tabNames, themes, type TabName } from '#shared/choices.ts';
import { screenLinks, type ScreenLink } from '#shared/screen-links.ts';
import { tabTitles } from './test-preview-screen.tsx';
import type { Preview } from './use-preview.ts';

export interface CommandOptions {
  readonly preview: Preview;
  readonly view: SandboxView | undefined;
  readonly phone: Pick<Phone, 'back' | 'resume'>;
  readonly onTab: (tab: TabName) => void;
  readonly onLink: (link: ScreenLink) => void;
  readonly onScenario: (scenario: ScenarioSummary) => void;
  readonly onRecipe: (recipe: Recipe) => void;
  readonly onTimeLine: () => void;
  readonly onCopyLink: () => void;
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

/** Everything that the page can do. */
export function commands(options: CommandOptions): Command[] {
  const { preview, view, onLink } = options;
  const { testPage, further } = screenLinks(view?.scenarios ?? [], preview.fields.fields);
  return [
    ...actions(options),
    ...tabNames.map((tab, index) => ({
      group: 'Tools',
      title: tabTitles[tab],
      key: String(index + 1),
      run: () => options.onTab(tab),
    })),
    ...[...testPage, ...further].map((link) => ({
      group: 'Screens',
      title: link.title,
      hint: link.path,
      run: () => onLink(link),
    })),
    ...(view === undefined ? [] : inSandbox(options, view)),
    ...inShell(preview),
  ];
}

function actions({ preview, phone, view, ...on }: CommandOptions): Command[] {
  const { settings, change, place, open, kill, sandbox, reset } = preview;
  const at = (title: string, key: string, run: () => void): Command => ({ group: 'Actions', title, key, run });
  const line = view === undefined ? undefined : lineOf(view.faults, view.latency);
  const theme = themes[(themes.indexOf(settings.theme) + 1) % themes.length] ?? 'system';
  return [
    at('Reload the page in the phone', 'r', () => place !== undefined && open(place)),
    at('Resume: the app comes to the front', 'u', phone.resume),
    at('Kill & reopen the web view', 'k', kill),
    at('Back, as by the shell’s arrow', 'b', phone.back),
    at('Copy the link to this state', 'c', on.onCopyLink),
    at('Go to the time line', 't', on.onTimeLine),
    at(`Theme: ${theme}`, 'd', () => change({ theme })),
    ...(line === undefined
      ? []
      : [
          at(line === 'off' ? 'Network: online' : 'Network: off', 'n', () => {
            void sandbox.run((client) => setLine(client, line === 'off' ? 'normal' : 'off'));
          }),
          { group: 'Actions', title: 'Reset sandbox', run: reset },
        ]),
    at('Commands', '/', on.onPalette),
    at('Help and settings', '?', on.onHelp),
  ];
}

function inSandbox({ preview: { sandbox }, onScenario, onRecipe }: CommandOptions, view: SandboxView): Command[] {
  const { run } = sandbox;
  return [
    ...recipes.map((recipe) => ({ group: 'Reproduce', title: recipe.title, run: () => onRecipe(recipe) })),
    ...view.scenarios.map((scenario) => ({
      group: 'Scenarios',
      title: scenario.title,
      hint: scenario.name,
      run: () => onScenario(scenario),
    })),
    ...accidents.map(({ label, fault }) => ({
      group: 'Faults',
      title: label,
      run: () => void run((client) => client.addFault(fault)),
    })),
    { group: 'Faults', title: 'Reset all faults', run: () => void run((client) => client.liftFaults()) },
    ...clockPresets(view.orders).map(({ title, at }) => ({
      group: 'Clock',
      title,
      run: () => void run((client) => client.moveClockTo(at)),
    })),
    { group: 'Clock', title: 'Now', run: () => void run((client) => client.resetClock()) },
    ...borrowersOrders(view.orders).flatMap(({ orderId, product, status: now }) =>
      knownStatuses
        .filter((status) => status !== now)
        .map((status) => ({
          group: 'Orders',
          title: `Order ${orderId} → ${status}`,
          hint: product.name,
          run: () => void run((client) => client.setOrderStatus(orderId, status)),
        })),
    ),
  ];
}

function inShell({ settings, change }: Preview): Command[] {
  return [
    ...messageNames.flatMap((name) =>
      behaviours
        .filter((behaviour) => behaviour !== (settings.handlers[name] ?? 'works'))
        .map((behaviour) => ({
          group: 'Bridge',
          title: `${name}: ${behaviour}`,
          run: () =>
            change({ handlers: { ...settings.handlers, [name]: behaviour === 'works' ? undefined : behaviour } }),
        })),
    ),
    ...phoneChoices(settings).flatMap(({ title, value: now, options }) =>
      options.map(({ value, label, change: some }) => ({
        group: 'Phone',
        title: `${title}: ${label}`,
        hint: value === now ? 'now' : '',
        run: () => change(some),
      })),
    ),
  ];
}
