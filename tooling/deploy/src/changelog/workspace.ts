import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A package of the workspace that ships, or that ships inside an app. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** From the root, such as `apps/borrower-h5`. */
  readonly folder: string;
  readonly isApp: boolean;
  /** The packages of the workspace that it is made of. */
  readonly uses: readonly string[];
}

export function shippedPackages(): readonly ShippedPackage[] {
  return ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .map((entry) => `${kind}/${entry}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const {
          name,
          version,
          dependencies = {},
        } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
        const uses = Object.keys(dependencies).filter((each) => dependencies[each].startsWith('workspace:'));
        return { name, version, folder, isApp: kind === 'apps', uses };
      }),
  );
}

/** The apps that a package ends up in, by whatever way. */
export function appsWith(name: string, packages: readonly ShippedPackage[]): readonly string[] {
  const users = new Set([name]);
  for (const user of users) {
    for (const each of packages) if (each.uses.includes(user)) users.add(each.name);
  }
  return packages.filter((each) => each.isApp && users.has(each.name)).map((each) => each.name);
}
