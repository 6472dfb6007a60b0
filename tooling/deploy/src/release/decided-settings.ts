import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configName, defaultsName } from '../sites.ts';

/**
 * What a deployment decided when the release in a folder was installed, without what its build came with: the next one, or an
 * older one again, keeps it.
 */
export function decidedSettings(into: string): object {
  const [config, defaults] = [join(into, configName), join(into, defaultsName)];
  if (!existsSync(config) || !existsSync(defaults)) return {};
  const built = JSON.parse(readFileSync(defaults, 'utf8')).defaults;
  const settings: Record<string, unknown> = JSON.parse(readFileSync(config, 'utf8'));
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(built[name])),
  );
}
