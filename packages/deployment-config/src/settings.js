import { array, keyof, safeParse, strictObject } from 'valibot';
import {
  appScheme,
  basePlace,
  envelopeCode,
  idOrEmpty,
  localeName,
  origin,
  pictureFolder,
  place,
  placeOrEmpty,
  telephone,
  turnedOff,
  urlOrEmpty,
  wireNameOrEmpty,
} from './rules.js';

/** The settings of a deployment, as `config.json` has them. `docs/architecture.md` has the table. */
const deploymentSchema = strictObject({
  /** The backend's base URL, without a trailing slash. */
  apiBase: basePlace,
  /** Other origins that may get the session's common params in a link. */
  trustedOrigins: array(origin),
  /** The folders that the picture a loan is repaid by may be loaded from; none: the API's base. */
  pictureOrigins: array(pictureFolder),
  /** Schemes of wallets that a browser without a shell may open. */
  walletSchemes: array(appScheme),
  /** Envelope codes, besides HTTP 401 and 403, by which the backend says that a session ended. */
  sessionEndedCodes: array(envelopeCode),
  /** The wire field of a bank form's item whose value 1 makes that field optional; empty: each field is required. */
  optionalBankField: wireNameOrEmpty,
  /** The complaint type of a payment that is not shown; empty: the borrower chooses one. */
  paidProblemType: idOrEmpty,
  /** The statistics service; if it is empty, nothing is sent. */
  statsUrl: urlOrEmpty,
  /** The address of error reports; if it is empty, none is sent. */
  reportsUrl: placeOrEmpty,
  /** The address of the public site's feedback. */
  feedbackUrl: place,
  /** Shown when an order names no telephone. */
  servicePhone: telephone,
  /** The app in the stores; empty: as the company's facts say. */
  appStoreUrl: urlOrEmpty,
  playStoreUrl: urlOrEmpty,
  defaultLocale: localeName,
  /** The features that are turned off: `apply`, `upload`, `earlyPaint`, `channel:<number>`. */
  off: array(turnedOff),
});

/** @typedef {Readonly<import('valibot').InferOutput<typeof deploymentSchema>>} Deployment What a deployment decides */

/** @typedef {keyof Deployment} SettingName */

const names = keyof(deploymentSchema).options;

/** Settings that are lists: comma-separated in the environment. */
const lists = new Set(
  names.filter((name) => /** @type {{ type: string }} */ (deploymentSchema.entries[name]).type === 'array'),
);

/**
 * A setting's name in the environment: `apiBase` is `PEACE_API_BASE`, and `VITE_API_BASE` where a build has its default.
 *
 * @param {string} name
 * @param {'PEACE_' | 'VITE_'} prefix
 */
export const variableOf = (name, prefix) => `${prefix}${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/**
 * The settings that an environment names. An empty variable counts as absent, except for the lists and addresses that
 * `-` empties.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {'PEACE_' | 'VITE_'} prefix
 * @returns {Partial<Record<SettingName, unknown>>}
 */
export function fromEnvironment(env, prefix) {
  const given = names.flatMap((name) => {
    const text = env[variableOf(name, prefix)]?.trim();
    if (text === undefined || text === '') return [];
    const value = text === '-' ? '' : text;
    return [[name, lists.has(name) ? splitList(value) : value]];
  });
  return Object.fromEntries(given);
}

/** @param {string} text */
const splitList = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Checks the settings of a deployment.
 *
 * @param {unknown} settings
 * @returns {Deployment}
 * @throws one error that names each setting at fault, what it holds and what it must be
 */
export function readSettings(settings) {
  const result = safeParse(deploymentSchema, settings);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
    return `  ${path} is ${JSON.stringify(issue.input)}: ${issue.message}`;
  });
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

/**
 * The settings of a deployment: a build's defaults, under what `config.json` says, under what the environment says.
 *
 * @param {object} sources
 * @param {object} sources.defaults
 * @param {object} [sources.file] `config.json` as parsed
 * @param {Readonly<Record<string, string | undefined>>} [sources.env]
 * @returns {Deployment}
 */
export const resolveSettings = ({ defaults, file = {}, env = {} }) =>
  readSettings({ ...defaults, ...file, ...fromEnvironment(env, 'PEACE_') });
