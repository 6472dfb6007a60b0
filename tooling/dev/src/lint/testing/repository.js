import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * The folders of packages, from the root. A folder that another branch has left behind, with its node_modules alone, is no package.
 *
 * @param {readonly ('apps' | 'packages' | 'tooling')[]} kinds
 */
export const packagesIn = (...kinds) =>
  kinds
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
