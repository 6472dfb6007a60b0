import type { Deployment } from './settings.js';

export type { Deployment } from './settings.js';

/** The deployment's settings in a page: only those that differ from the build's defaults. */
export type PageDeployment = Partial<Deployment> & {
  /** Version and commit of the release that the page belongs to, such as `0.1.0+4f2a9c1`. */
  readonly release?: string;
};

/**
 * Reads the page's data block, which was checked when it was written. Empty outside a browser, in tests, and in a page that
 * is broken: the build's defaults hold then.
 */
export function readDeployment(document: Pick<Document, 'getElementById'> | undefined): PageDeployment {
  try {
    return JSON.parse(document?.getElementById('deployment')?.textContent || '{}');
  } catch {
    return {};
  }
}
