import { absolutePath, ask, camelCase, kebabCase, leftToDo } from './prompts.js';

/** A call of the backend: its declaration and its place in the list. @type {Partial<import('plop').PlopGeneratorConfig>} */
export const addEndpoint = {
  description: 'a call of the backend',
  prompts: [
    ask('area', 'Area (a folder of contract/, such as order):', kebabCase),
    ask('name', 'Name, in camelCase, beginning with a verb:', camelCase),
    ask('method', 'GET or POST:', /^(GET|POST)$/),
    ask('path', 'Path below /peace:', absolutePath),
    ask('effect', 'read or write:', /^(read|write)$/),
    ask('about', 'What it does, in a line:'),
  ],
  actions: [
    {
      type: 'add',
      path: 'packages/api-client/src/contract/{{kebabCase area}}/{{kebabCase name}}.ts',
      templateFile: 'templates/endpoint/endpoint.ts.hbs',
    },
    {
      type: 'modify',
      path: 'packages/api-client/src/contract/index.ts',
      pattern: /^export \{$/m,
      template: `import { {{camelCase name}} } from './{{kebabCase area}}/{{kebabCase name}}.ts';\n\nexport {\n  {{camelCase name}},`,
    },
    {
      type: 'modify',
      path: 'packages/api-client/src/contract/index.ts',
      pattern: /^(export const endpoints.*= \[)$/m,
      template: '$1\n  {{camelCase name}},',
    },
    leftToDo([
      'its payload and data, in the file that was written',
      'an example: packages/api-client/src/testing/endpoint-examples.ts',
      'a row of docs/contracts/backend.md, which a test compares',
      'a handler of the sandbox: tooling/sandbox/src/handlers/',
      '`pnpm format`, `pnpm contracts`, `pnpm verify`',
    ]),
  ],
};
