// Before nginx starts in a container: installs the image's releases with the settings of its environment.
import { prepareContainer } from '../src/container.ts';

try {
  prepareContainer(process.env, {
    releases: process.env['PEACE_RELEASES'] ?? '/opt/releases',
    work: process.env['PEACE_WORK'] ?? '/tmp/peace',
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
