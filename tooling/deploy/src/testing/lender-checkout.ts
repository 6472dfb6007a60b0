import { aCompany } from '@peace/company/testing';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv, promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');

/** The sources of a release of borrower-h5, without unreleased changesets; node_modules are links into those of this checkout. */
const copied = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'apps/borrower-h5',
  'packages',
  'tooling/deploy',
  'tooling/sandbox',
  'tooling/config',
  'tooling/vite',
];

/** Built or cached here. */
const left = new Set(['dist', '.turbo', '.cache', '.vite', '.vite-temp']);

/** A company of one's own; its names are longer than the sample's. */
const company = aCompany({
  name: 'Mabilis at Maaasahang Pautang Lending Corporation',
  email: 'care@mabilispautang.ph',
  dataProtectionOfficer: { name: 'Maria Angelica Dela Cruz', email: 'dpo@mabilispautang.ph', phone: '+63285550124' },
  website: 'https://www.mabilispautang.ph',
  privacyUrl: 'https://www.mabilispautang.ph/privacy',
  appStoreUrl: 'https://apps.apple.com/ph/app/mabilis-pautang/id1234567890?pt=123456&mt=8',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=ph.mabilispautang.app',
});

/** The settings of a release: the Philippines' sample, and names of one's own. */
export const releaseSettings: Readonly<Record<string, string>> = {
  ...textsOf(parseEnv(readFileSync(join(root, 'tooling/deploy/settings/ph-sample.env'), 'utf8'))),
  BUILD_COMMIT: '3f9c1e7a5b2d8046c1a97e3d5f60b84c2e9d7a13',
  BUILD_SOURCE: 'https://git.mabilispautang.ph/web/borrower',
  BUILD_URL: 'https://git.mabilispautang.ph/web/borrower/actions/runs/18273645',
  VITE_RELEASE: '1',
  VITE_APP_EN_NAME: 'Mabilis Pautang',
  VITE_NATIVE_SCHEME: 'mabilispautang',
  VITE_SCHEME_URL: 'mabilispautang://product',
  VITE_SERVICE_PHONE: '+63285550123',
  VITE_TRUSTED_ORIGINS: 'https://pay.mabilispautang.ph',
  VITE_PICTURE_ORIGINS: '-',
  VITE_REPORTS_URL: '/peace/reports',
  VITE_BACKGROUND: '#0a5c36',
  VITE_BG_FONT_COLOR: '#0a5c36',
};

function textsOf(parsed: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, value ?? '']));
}

/** A checkout of the repository as a lender has one: with its own company, and the names by which its backend answers. */
export function lenderCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'peace-lender-'));
  const filter = (path: string) => !left.has(basename(path));
  for (const path of copied) {
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter });
  }
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
  writeFileSync(join(folder, 'packages/company/src/company.json'), JSON.stringify(company));
  const names = join(folder, 'packages/api-client/src/contract/wire-names.json');
  writeFileSync(names, JSON.stringify(otherNames(JSON.parse(readFileSync(names, 'utf8')))));
  return folder;
}

/** Every name replaced, as long as before. */
function otherNames(names: unknown): unknown {
  if (typeof names === 'string') return `${names.slice(1)}${names.slice(0, 1).toUpperCase()}`;
  return Object.fromEntries(Object.entries(Object(names)).map(([name, value]) => [name, otherNames(value)]));
}

/** Runs a command in it. @returns what it says; @throws that, where the command fails */
export async function run(
  folder: string,
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      cwd: folder,
      // pnpm would install what the copy has by links; Vitest's `test` would put React's development build into the pages.
      env: { ...process.env, PNPM_CONFIG_VERIFY_DEPS_BEFORE_RUN: 'false', NODE_ENV: 'production', ...env },
      maxBuffer: 2 ** 26,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
