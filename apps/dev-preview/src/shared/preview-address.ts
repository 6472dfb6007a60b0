import { isMessageName, messageNames, type MessageName } from '@peace/bridge/protocol';
import type { InAppPath } from '@peace/session';
import { readArrangement, writeArrangement, type Arrangement } from './arrangement.ts';
import {
  deviceNames,
  languages,
  tabNames,
  textSizes,
  themes,
  type Behaviour,
  type DeviceName,
  type Language,
  type TabName,
  type TextSize,
  type Theme,
} from './choices.ts';
import { fieldNames, type SomeFields } from './fields.ts';
import { asPlace } from './launch-address.ts';

/** How the phone is held and looked at, and how its shell behaves. */
export interface PreviewSettings {
  readonly tab: TabName;
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly device: DeviceName;
  /** Whether the edges that a notch and the home indicator take are drawn over the page. */
  readonly hasEdges: boolean;
  /** Whether the page in the phone opens its console, where its build has one. */
  readonly hasConsole: boolean;
  /** False: the shell is gone, as after a restore that lost its handlers. */
  readonly isShellThere: boolean;
  /** Messages whose handler does not simply work. */
  readonly handlers: { readonly [Name in MessageName]?: Exclude<Behaviour, 'works'> | undefined };
}

/** Everything that a shared address says. */
export interface PreviewState {
  readonly settings: PreviewSettings;
  readonly place: InAppPath | undefined;
  readonly fields: SomeFields;
  readonly arrangement: Arrangement;
}

export const initialSettings: PreviewSettings = {
  tab: 'open',
  language: 'app',
  theme: 'system',
  textSize: '100',
  device: '390x844',
  hasEdges: false,
  hasConsole: false,
  isShellThere: true,
  handlers: {},
};

const unusualBehaviours = ['missing', 'slow', 'refuses'] as const;

/** The page's hash for a state, without defaults. */
export function writeAddress({ settings, place, fields, arrangement }: PreviewState): `#${string}` {
  const params = new URLSearchParams();
  const add = (name: string, value: string | undefined, unless = '') => {
    if (value !== undefined && value !== unless) params.append(name, value);
  };
  add('at', place);
  for (const name of ['tab', 'language', 'theme', 'textSize', 'device'] as const) {
    add(name, settings[name], initialSettings[name]);
  }
  if (settings.hasEdges) add('edges', 'shown');
  if (settings.hasConsole) add('console', 'open');
  if (!settings.isShellThere) add('shell', 'gone');
  for (const behaviour of unusualBehaviours) {
    add(behaviour, messageNames.filter((name) => settings.handlers[name] === behaviour).join(','));
  }
  writeArrangement(params, arrangement);
  // An emptied field is a difference too, so it is written even though it is empty.
  for (const name of fieldNames) if (fields[name] !== undefined) params.append(`field.${name}`, fields[name]);
  return `#${params}`;
}

/** The state in a hash. Missing and invalid values are the defaults. */
export function readAddress(hash: string): PreviewState {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const oneOf = <const T extends string>(name: string, options: readonly T[], fallback: T): T =>
    options.find((option) => option === params.get(name)) ?? fallback;
  return {
    settings: {
      tab: oneOf('tab', tabNames, initialSettings.tab),
      language: oneOf('language', languages, initialSettings.language),
      theme: oneOf('theme', themes, initialSettings.theme),
      textSize: oneOf('textSize', textSizes, initialSettings.textSize),
      device: oneOf('device', deviceNames, initialSettings.device),
      hasEdges: params.get('edges') === 'shown',
      hasConsole: params.get('console') === 'open',
      isShellThere: params.get('shell') !== 'gone',
      handlers: readHandlers(params),
    },
    place: asPlace(params.get('at') ?? ''),
    fields: Object.fromEntries(
      fieldNames.flatMap((name) => {
        const value = params.get(`field.${name}`);
        return value === null ? [] : [[name, value]];
      }),
    ),
    arrangement: readArrangement(params),
  };
}

function readHandlers(params: URLSearchParams): PreviewSettings['handlers'] {
  const handlers: Partial<Record<MessageName, Exclude<Behaviour, 'works'>>> = {};
  for (const behaviour of unusualBehaviours) {
    for (const name of (params.get(behaviour) ?? '').split(',')) if (isMessageName(name)) handlers[name] = behaviour;
  }
  return handlers;
}
