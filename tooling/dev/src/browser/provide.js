import { candidates } from './candidates.js';
import { tryLaunch } from './launch.js';
import { writeRecord } from './record.js';

/**
 * Finds the first browser that launches and records it for the test configurations.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<import('./record.js').Browser>}
 * @throws when no candidate launches; the message lists each one tried and why it failed.
 */
export async function provideBrowser(say) {
  const failures = [];
  for await (const candidate of candidates()) {
    const outcome = await tryLaunch(candidate);
    if (outcome.kind === 'works') {
      writeRecord(candidate);
      say(`browser: Chromium ${outcome.version} (${candidate.name}) ${candidate.executablePath}`);
      return candidate;
    }
    failures.push(`  ${candidate.name} ${candidate.executablePath}: ${outcome.reason}`);
  }
  throw new Error(
    ['No Chromium could be launched.', ...failures, 'Set BROWSER_PATH to a Chromium or Chrome and run again.'].join(
      '\n',
    ),
  );
}
