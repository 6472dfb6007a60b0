import { isMessageName, messageNames, type MessageName } from '@peace/bridge/protocol';
import type { InAppPath } from '@peace/session';
import * as v from 'valibot';
import { deviceNames, languages, motions, tabNames, textSizes, themes } from './choices.ts';
import type { Behaviour, DeviceName, Language, Motion, TabName, TextSize, Theme } from './choices.ts';
import { fieldNames, type SomeFields } from './fields.ts';
import { asPlace } from './launch-address.ts';
import { faultSchema, type Fault } from './sandbox-wire.ts';

/** How the phone is held and looked at, and how its shell behaves. */
export interface PreviewSettings {
  readonly tab: TabName;
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly device: DeviceName;
  /** Whether the page in the phone opens its console, where its build has one. */
  readonly hasConsole: boolean;
  /** False: the shell is gone, as after a restore that lost its handlers. */
  readonly isShellThere: boolean;
  /** Messages whose handler does not simply work. */
  readonly handlers: { readonly [Name in MessageName]?: Exclude<Behaviour, 'works'> | undefined };
}

/** How the sandbox is set up. */
export interface Arrangement {
  readonly scenario: string | undefined;
  /** How far its clock is ahead of this device's, in minutes. */
  readonly clockMinutes: number;
  readonly latencyMs: number;
  readonly endpointLatencyMs: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

/** Everything that a shared address says. */
export interface PreviewState {
  readonly settings: PreviewSettings;
  readonly place: InAppPath | undefined;
  /** Fields that are not as they start. */
  readonly fields: SomeFields;
  readonly arrangement: Arrangement;
}

/** Where everything starts. */
export const initialSettings: PreviewSettings = {
  tab: 'open',
  language: 'app',
  theme: 'system',
  textSize: '100',
  motion: 'system',
  device: '390x844',
  hasConsole: false,
  isShellThere: true,
  handlers: {},
};

/** A sandbox as it comes up. */
export const plainArrangement: Arrangement = {
  scenario: undefined,
  clockMinutes: 0,
  latencyMs: 0,
  endpointLatencyMs: {},
  faults: [],
};

const unusualBehaviours = ['missing', 'slow', 'refuses'] as const;

/** The page's hash for a state; what is as it starts is left out. */
export function writeAddress({ settings, place, fields, arrangement }: PreviewState): `#${string}` {
  const params = new URLSearchParams();
  const add = (name: string, value: string | undefined, unless = '') => {
    if (value !== undefined && value !== unless) params.append(name, value);
  };
  add('at', place);
  for (const name of ['tab', 'language', 'theme', 'textSize', 'motion', 'device'] as const) {
    add(name, settings[name], initialSettings[name]);
  }
  if (settings.hasConsole) add('console', 'open');
  if (!settings.isShellThere) add('shell', 'gone');
  for (const behaviour of unusualBehaviours) {
    add(behaviour, messageNames.filter((name) => settings.handlers[name] === behaviour).join(','));
  }
  add('scenario', arrangement.scenario);
  add('clock', String(arrangement.clockMinutes), '0');
  add('latency', String(arrangement.latencyMs), '0');
  for (const [endpoint, ms] of Object.entries(arrangement.endpointLatencyMs)) add(`latency.${endpoint}`, String(ms));
  for (const fault of arrangement.faults) add('fault', JSON.stringify(fault));
  // An emptied field is a difference too, so it is written even though it is empty.
  for (const name of fieldNames) if (fields[name] !== undefined) params.append(`field.${name}`, fields[name]);
  return `#${params}`;
}

/** The state a hash speaks of. Whatever it does not say, or says wrongly, is as it starts. */
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
      motion: oneOf('motion', motions, initialSettings.motion),
      device: oneOf('device', deviceNames, initialSettings.device),
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

const prefix = 'latency.';

function readArrangement(params: URLSearchParams): Arrangement {
  const own = [...params].flatMap(([name, value]): [string, number][] =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), milliseconds(value)]] : [],
  );
  return {
    scenario: params.get('scenario') ?? undefined,
    clockMinutes: integer(params.get('clock')),
    latencyMs: milliseconds(params.get('latency')),
    endpointLatencyMs: Object.fromEntries(own),
    faults: params.getAll('fault').flatMap(readFault),
  };
}

const integer = (text: string | null) => (/^-?\d{1,8}$/.test(text ?? '') ? Number(text) : 0);
const milliseconds = (text: string | null) => Math.max(0, integer(text));

function readFault(text: string): Fault[] {
  try {
    return [v.parse(faultSchema, JSON.parse(text))];
  } catch {
    return [];
  }
}
