import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

it('brings nothing of the server into a bundle', async () => {
  const modules: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: `${source}client/client.ts`, formats: ['es'] } },
    plugins: [{ name: 'list-modules', moduleParsed: ({ id }) => void modules.push(id) }],
  });
  const own = modules.filter((id) => id.startsWith(source)).map((id) => relative(source, id));
  expect(own.toSorted()).toEqual([
    'base-path.ts',
    'client/client.ts',
    'client/send-control-call.ts',
    'control/control-calls.ts',
    'http/faults.ts',
  ]);
  const foreign = modules.filter((id) => !id.startsWith(source) && !id.includes('/valibot/'));
  // The allow-list of reports, which are shown as they came.
  expect(foreign).toEqual([expect.stringMatching(/packages\/page\/src\/reports\/report\.ts$/)]);
});
