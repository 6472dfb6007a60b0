import { absolutePath, ask, askArea, askNew, camelCase, leftToDo, line } from './prompts.js';

const contract = 'packages/api-client/src/contract';

/** A call of the backend: its declaration, its example, its row in the contract and its handler in the sandbox. @type {Partial<import('plop').PlopGeneratorConfig>} */
export const addEndpoint = {
  description: 'a call of the backend',
  prompts: [
    askArea(contract),
    askNew('name', 'Name, in camelCase, beginning with a verb:', camelCase, contract, /^ {2}name: '(\w+)'/gm),
    ask('method', 'GET or POST:', /^(GET|POST)$/),
    askNew('path', 'Path below /peace:', absolutePath, contract, /^ {2}path: '([^']+)'/gm),
    ask('effect', 'read or write:', /^(read|write)$/),
    ask('about', 'What it does, in a line:', line),
  ],
  actions: [
    {
      type: 'add',
      path: 'packages/api-client/src/contract/{{kebabCase area}}/{{kebabCase name}}.ts',
      templateFile: 'templates/endpoint/endpoint.ts.hbs',
      // Said only where it is not the usual one.
      transform: (/** @type {string} */ declaration) => declaration.replace("  method: 'POST',\n", ''),
    },
    {
      type: 'modify',
      path: 'packages/api-client/src/contract/index.ts',
      pattern: /\n\n(\/\*\*[^]*?\nexport const endpoints.*= \[[^]*?)(?=\n\];)/m,
      template: `\nimport { {{camelCase name}} } from './{{kebabCase area}}/{{kebabCase name}}.ts';\n\n$1\n  {{camelCase name}},`,
    },
    {
      type: 'modify',
      path: 'packages/api-client/src/testing/endpoint-examples.ts',
      pattern: /\n\};\n$/,
      template: `\n  {{camelCase name}}: { payload: { orderId: 'P2026' }, wire: { message: 'Done' } },\n};\n`,
    },
    {
      type: 'modify',
      path: 'packages/api-client/src/testing/specified-fields.ts',
      pattern: /\n\};\n$/,
      // The specification has no such call: its fields are an assumption.
      template: `\n  {{camelCase name}}: { sent: [], answered: none, unshown: ['orderId', 'message'] },\n};\n`,
    },
    {
      type: 'modify',
      path: 'docs/contracts/backend.md',
      pattern: /(\n## Calls\n[^]*?\n\n- [^]*?)(?=\n\n)/,
      template: '$1\n- `{{camelCase name}}` {{method}} `{{path}}` (int0, {{effect}}): `orderId` → `message`',
    },
    {
      type: 'add',
      path: 'tooling/sandbox/src/handlers/{{kebabCase name}}.ts',
      templateFile: 'templates/endpoint/handler.ts.hbs',
    },
    {
      type: 'modify',
      path: 'tooling/sandbox/src/handlers/handlers.ts',
      pattern: /\n\n(\/\*\* Every handler;[^]*?= \[[^]*?)(?=\n\];)/,
      template: `\nimport { {{camelCase name}}Handler } from './{{kebabCase name}}.ts';\n\n$1\n  {{camelCase name}}Handler,`,
    },
    leftToDo([
      'its payload and data, in the file that was written; then the same in its example, its row, its handler and packages/api-client/src/testing/specified-fields.ts; a list that an unreadable entry makes unreadable: packages/api-client/src/contract/hostile-lists.test.ts',
      'a call of it in an app, which its page in Storybook names',
      '`pnpm contracts`, `pnpm verify`',
    ]),
  ],
};
