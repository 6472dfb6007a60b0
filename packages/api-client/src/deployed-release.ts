import { releaseName } from '@peace/deployment-config/release-name';
import { object, safeParse, string } from 'valibot';

const schema = object({ version: string(), commit: string() });

/** The name of the release that `version.json` below the app's path describes; null where it is unknown. Never rejects. */
export async function deployedRelease(window: Pick<Window, 'fetch'>, base = '/'): Promise<string | null> {
  try {
    const response = await window.fetch(`${base}version.json`, { cache: 'no-store' });
    const read = safeParse(schema, response.ok ? await response.json() : null);
    return read.success ? releaseName(read.output) : null;
  } catch {
    return null;
  }
}
