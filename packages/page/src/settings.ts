import { readDeployment, type Deployment } from '@peace/deployment-config';

/** The settings that the deployment decides, else the build's, and the release of this page. */
export function pageSettings<Defaults extends Partial<Deployment>>(
  defaults: Defaults,
): Defaults & { readonly release: string } {
  return { release: '', ...defaults, ...readDeployment(globalThis.document) };
}
