#!/usr/bin/env node
// `pnpm new`: plop with the generators of this repository, named where the argument is none of them.
import { fileURLToPath } from 'node:url';
import { Plop, run } from 'plop';
import { addEndpoint } from '../src/generators/endpoint.js';
import { addScreen } from '../src/generators/screen.js';

const generators = Object.entries({ screen: addScreen, endpoint: addEndpoint });
const args = process.argv.slice(2);
const asksForHelp = args.includes('--help') || args.includes('-h');

if (asksForHelp || (args[0] !== undefined && !generators.some(([name]) => name === args[0]))) {
  const usage = generators.map(([name, { description, prompts }]) => {
    const names = Array.isArray(prompts) ? prompts.map((prompt) => `<${prompt.name}>`) : [];
    return `  pnpm new ${[name, ...names].join(' ')}\n      ${description}`;
  });
  if (!asksForHelp) console.error(`There is no generator "${args[0]}".`);
  console.log(`${usage.join('\n')}\nIt asks for missing arguments.`);
  process.exit(asksForHelp ? 0 : 1);
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
Plop.prepare({ configPath: fileURLToPath(new URL('../plopfile.js', import.meta.url)) }, (env) =>
  Plop.execute(env, () => void run(Object.assign(env, { dest: root }), undefined, false)),
);
