import { check, nullable, object, pipe, safeParse, string } from 'valibot';

/** Where the server answers, below the page's base. */
export const originsPath = '/testPreview/__origins';

/**
 * `URL.canParse` came with Safari 17.
 *
 * @param {string} text
 */
function isOrigin(text) {
  try {
    return /^https?:/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** An origin as a URL writes it: `https://staging.example.ph`. */
export const originSchema = pipe(string(), check(isOrigin));

/** Where a server passes paths on; null: where it was started to. */
export const originsSchema = object({ apps: nullable(originSchema), backend: nullable(originSchema) });

/** @typedef {import('valibot').InferOutput<typeof originsSchema>} Origins */

/** What the server says of itself: what it was pointed at, and where it was started to. */
const answerSchema = object({
  pointedAt: originsSchema,
  startedAt: object({ apps: string(), backend: string() }),
});

/** @typedef {import('valibot').InferOutput<typeof answerSchema>} PointedServer */

/** @typedef {(path: string, init?: { method: string, headers: Record<string, string>, body: string }) => Promise<Response>} Send */

/**
 * Asks the server where it passes paths on.
 *
 * @param {Send} [send]
 * @returns {Promise<PointedServer | undefined>} undefined where the page is served by something that cannot be pointed elsewhere
 */
export const readOrigins = (send = (path, init) => fetch(path, init)) => answered(send(originsPath));

/**
 * Points the server elsewhere.
 *
 * @param {Origins} origins
 * @param {Send} [send]
 * @returns {Promise<PointedServer | undefined>}
 */
export const writeOrigins = (origins, send = (path, init) => fetch(path, init)) =>
  answered(
    send(originsPath, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(origins),
    }),
  );

/** @param {Promise<Response>} sent */
async function answered(sent) {
  try {
    const response = await sent;
    // A server of files answers with a page.
    const parsed = safeParse(answerSchema, response.ok ? await response.json() : undefined);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
