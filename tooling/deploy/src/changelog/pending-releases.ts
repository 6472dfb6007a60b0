import type { ShippedPackage } from './workspace.ts';

/** A version of an app, as it is tagged: `borrower-h5@0.1.0`. */
export interface PendingRelease {
  readonly app: string;
  readonly version: string;
  readonly tag: string;
  /** The version that was released before; empty for the first. */
  readonly before: string;
}

/**
 * The apps whose version has no tag yet. An app that was never versioned is none of them.
 *
 * @param tags newest version first
 * @param isAhead whether notes of an app wait above its version
 * @throws where they do: the tag would say one thing and hold another
 */
export function pendingReleases(
  packages: readonly ShippedPackage[],
  tags: readonly string[],
  isAhead: (app: string) => boolean,
): readonly PendingRelease[] {
  const pending = packages
    .filter(({ isApp, name, version }) => isApp && version !== '0.0.0' && !tags.includes(`${name}@${version}`))
    .map(({ name: app, version }) => {
      const released = tags.find((tag) => tag.startsWith(`${app}@`)) ?? '';
      return { app, version, tag: `${app}@${version}`, before: released.slice(app.length + 1) };
    });
  const ahead = pending.filter(({ app }) => isAhead(app)).map(({ tag }) => tag);
  if (ahead.length > 0) {
    throw new Error(`Notes wait above ${ahead.join(', ')}: run the workflow \`version\` first (docs/runbook.md).`);
  }
  return pending;
}
