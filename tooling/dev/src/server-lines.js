import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** How many of a server's last lines are repeated. */
const LAST_LINES = 8;
/** What says nothing of the cause: where in the code, and that the script which ran it has ended too. */
const noise = /^\s*(?:at .*)?$|^\[ELIFECYCLE\]|^\$ |^cache bypass/;

/**
 * Passes the lines that turbo writes on as they are, and remembers them by the server they begin with: `borrower-h5:dev: …`.
 *
 * @returns what follows a stream, and the last lines of each server that turbo reports as failed
 */
export function rememberServers() {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  /** @type {Set<string>} */
  const failed = new Set();

  /** @param {string} line */
  const note = (line) => {
    const [, server = '', said = ''] = /^(?:@peace\/)?([\w-]+):dev: (.*)$/.exec(line) ?? [];
    if (server !== '' && !noise.test(said)) lines.set(server, [...(lines.get(server) ?? []), said].slice(-LAST_LINES));
    const [, name] = /^(?:@peace\/)?([\w-]+)#dev: .*exited \(/.exec(line) ?? [];
    if (name !== undefined) failed.add(name);
  };

  return {
    /** @param {import('node:stream').Readable} from @param {import('node:stream').Writable} to */
    follow: (from, to) =>
      createInterface({ input: from }).on('line', (line) => {
        to.write(`${line}\n`);
        note(stripVTControlCharacters(line));
      }),
    /** @returns {string} */
    failures: () =>
      [...failed].map((name) => [`  ${name} failed:`, ...(lines.get(name) ?? [])].join('\n    ')).join('\n'),
  };
}
