import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configName, defaultsName } from '../sites.ts';

/**
 * The settings that a deployment chose when it installed the release in a folder, without the defaults of the build. The next
 * release keeps them, and so does an older one that is installed again.
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
