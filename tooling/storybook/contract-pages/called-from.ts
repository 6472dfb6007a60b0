import { readdirSync } from 'node:fs';
import { type SourceFile, sourceFiles } from '@peace/sandbox/contracts/source-files';

// dev-preview replays calls and messages of the others.
const apps = readdirSync(new URL('../../../apps', import.meta.url))
  .filter((app) => app !== 'dev-preview')
  .flatMap((app) => sourceFiles(`apps/${app}/src`));

/** The files of the apps that import a call's declaration. */
export const importersOf = (file: string): string[] =>
  pathsWhere(({ text }) => text.includes(`@peace/api-client/contract/${file.replace(/\.ts$/, '')}'`));

/** The files of the apps that send a message to the shell. */
export const sendersOf = (message: string): string[] =>
  pathsWhere(({ text }) => new RegExp(String.raw`\.send\(\s*'${message}'`).test(text));

const pathsWhere = (matches: (file: SourceFile) => boolean) => apps.filter(matches).map(({ path }) => path);
