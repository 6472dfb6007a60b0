import { object, safeParse, string } from 'valibot';

const schema = object({ version: string(), commit: string() });

/** The release that is deployed now, as `version.json` below the app's path names it; null where it is unknown. Never rejects. */
export async function deployedRelease(
  window: Pick<Window, 'fetch'>,
  base = '/',
): Promise<{ readonly version: string; readonly commit: string } | null> {
  try {
    const answer = await window.fetch(`${base}version.json`, { cache: 'no-store' });
    const read = safeParse(schema, answer.ok ? await answer.json() : null);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
