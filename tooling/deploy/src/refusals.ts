import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from './deployment.ts';

/**
 * Refuses what may not be deployed.
 *
 * @throws in words
 */
export function assertDeployable(folder: string, deployment: Deployment): void {
  refusePreviewOfRelease(deployment);
  refusePlainHttp(deployment);
  refuseSharedName(folder, deployment);
}

const releasesOf = ({ sites }: Deployment) => sites.filter(({ isRelease }) => isRelease);

/** The developers' page is no part of what the public sees. */
function refusePreviewOfRelease(deployment: Deployment): void {
  if (!deployment.withPreview && deployment.what !== 'dev-preview') return;
  const released = releasesOf(deployment).map(({ name }) => name);
  if (released.length > 0) throw new Error(`/testPreview is not deployed with a release: ${released.join(', ')}.`);
}

/** A release's pages, calls and reports go over TLS; only a backend on the same machine needs none. */
function refusePlainHttp(deployment: Deployment): void {
  const releases = releasesOf(deployment);
  if (releases.length === 0) return;
  const { origin, backend } = deployment;
  const addresses = [
    ['--origin', origin],
    ...(isLoopback(backend) ? [] : [['--backend', backend]]),
    ...releases.flatMap(({ connect }) => connect.map((each) => ['--connect', each])),
  ];
  const plain = addresses.filter(([, address = '']) => !address.startsWith('https:'));
  if (plain.length === 0) return;
  const said = [...new Set(plain.map(([option, address]) => `${option} ${address}`))];
  throw new Error(`A release is not deployed with plain http: ${said.join(', ')}.`);
}

const isLoopback = (origin: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

/** Of two servers with one name and port nginx takes the first, and only warns. */
function refuseSharedName(folder: string, { what, listen, origin }: Deployment): void {
  const all = join(folder, 'peace');
  const { hostname } = new URL(origin);
  for (const other of existsSync(all) ? readdirSync(all) : []) {
    const host = join(all, other, 'generated/host.conf');
    const text = other !== what && existsSync(host) ? readFileSync(host, 'utf8') : '';
    if (!text.includes(`listen ${listen};\nserver_name ${hostname};`)) continue;
    throw new Error(
      `${hostname} at ${listen} is ${other}'s already: give each app an origin of its own, or deploy one-host. ` +
        `To replace it remove ${join(all, other)} and ${join(folder, `conf.d/peace-${other}.conf`)}.`,
    );
  }
}
