import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { rememberServers } from './server-lines.js';

/** Follows what turbo would write. @param {readonly string[]} lines */
async function followed(lines) {
  const servers = rememberServers();
  const [from, to] = [new PassThrough(), new PassThrough()];
  const ended = new Promise((resolve) => servers.follow(from, to).once('close', resolve));
  from.end(lines.map((line) => `${line}\n`).join(''));
  await ended;
  to.end();
  return { shown: await text(to), failures: servers.failures() };
}

const failed = 'borrower-h5#dev:  ERROR  command (/house/apps/borrower-h5) pnpm run dev exited (1)';

describe('the lines that `pnpm dev` passes on', () => {
  it('are all shown as they came, with their colours', async () => {
    const lines = ['borrower-h5:dev: \u001B[32mready\u001B[39m', '', 'a line of turbo itself'];
    expect((await followed(lines)).shown).toBe(`${lines.join('\n')}\n`);
  });

  it('say nothing of a failure while no server failed', async () => {
    expect((await followed(['borrower-h5:dev: Port 5173 is in use'])).failures).toBe('');
  });

  it.each([
    [
      'with what it said, and not what the others said',
      ['official-site:dev: ready', 'borrower-h5:dev: Error: Port 5173 is already in use', failed, failed],
      '  borrower-h5 failed:\n    Error: Port 5173 is already in use',
    ],
    [
      'a package of the house by its short name',
      [
        '@peace/sandbox:dev: There is no scenario named "x".',
        '@peace/sandbox#dev:  ERROR  command (/house/tooling/sandbox) pnpm run dev exited (1)',
      ],
      '  sandbox failed:\n    There is no scenario named "x".',
    ],
    [
      'though its lines are coloured',
      ['\u001B[35mborrower-h5:dev: \u001B[0m\u001B[31mError: no such plugin\u001B[39m', failed],
      '  borrower-h5 failed:\n    Error: no such plugin',
    ],
    [
      'without the place in the code, and without the end of the script',
      [
        'borrower-h5:dev: $ vite',
        'borrower-h5:dev: cache bypass, force executing 0',
        'borrower-h5:dev: TypeError: x is not a function',
        'borrower-h5:dev:     at start (file:///house/vite.config.ts:3:1)',
        'borrower-h5:dev: ',
        'borrower-h5:dev: [ELIFECYCLE] Command failed with exit code 1.',
        failed,
      ],
      '  borrower-h5 failed:\n    TypeError: x is not a function',
    ],
  ])('name the server that failed, once, %s', async (_what, lines, failures) => {
    expect((await followed(lines)).failures).toBe(failures);
  });

  it('are told again by their end only', async () => {
    const said = Array.from({ length: 20 }, (_, index) => `borrower-h5:dev: line ${index}`);
    const { failures } = await followed([...said, failed]);
    expect(failures.split('\n')).toHaveLength(1 + 8);
    expect(failures).toContain('line 19');
    expect(failures).not.toContain('line 11\n');
  });
});
