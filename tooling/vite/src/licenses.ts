import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The name under which a build has the licences of what is in it. */
const licensesName = 'licenses.txt';

/**
 * Writes `licenses.txt` into the build: each package of others that a file of the app is made of, with its licence's own text. A
 * package without one is an error in a production build; a build for staging has a console, whose package brings no text.
 */
export function licenses(): Plugin {
  const styles = new Set<string>();
  let isPublic = true;
  return {
    name: 'peace:licenses',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ mode }) => {
      isPublic = mode === 'production';
    },
    transform(code, id) {
      // Stylesheets that others import are in no chunk's list.
      if (!id.endsWith('.css')) return;
      for (const [, path = ''] of code.matchAll(/@import ['"]([^.'"][^'"]*)['"]/g)) {
        styles.add(createRequire(id).resolve(path));
      }
    },
    generateBundle(_options, bundle) {
      const inBundle = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const packages = packagesOf([...inBundle, ...styles]);
      const without = packages.find(({ license, text }) => !license || !text);
      if (isPublic && without) this.error(`${without.name} has no licence, so it cannot ship.`);
      const source = licenseText(packages);
      this.emitFile({ type: 'asset', fileName: licensesName, source });
    },
  };
}

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The licence's own. */
  readonly text: string;
}

/**
 * The packages of others that modules belong to, by name and version.
 *
 * @param modules paths, as the bundler names them
 */
export function packagesOf(modules: readonly string[]): Licensed[] {
  const folders = new Set(
    modules.map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1]),
  );
  const packages = [...folders].filter((folder) => folder !== undefined).map(described);
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function described(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(?:\w+-)?licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return { name, version, license: String(license ?? ''), text };
}

/** A browser knows by its first character that the text is UTF-8, whatever the server says. */
const byteOrderMark = '\uFEFF';

export function licenseText(packages: readonly Licensed[]): string {
  const rule = '-'.repeat(80);
  const parts = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`);
  return `${byteOrderMark}${['This page is made with the work of others, under these licences.', ...parts].join(`\n\n${rule}\n\n`)}\n`;
}
