import { ask, camelCase, leftToDo } from './prompts.js';

/** A message to the native shell, without a payload at first. @type {Partial<import('plop').PlopGeneratorConfig>} */
export const addMessage = {
  description: 'a message to the native shell',
  prompts: [ask('name', 'Name, in camelCase:', camelCase), ask('about', 'What it asks of the shell, in a sentence:')],
  actions: [
    {
      type: 'modify',
      path: 'packages/bridge/src/protocol.ts',
      pattern: /^(\} as const satisfies Record<string, MessageDeclaration>;)$/m,
      template: `  {{camelCase name}}: { handler: '{{camelCase name}}', payload: nothing, doc: '{{about}}' },\n$1`,
    },
    {
      type: 'modify',
      path: 'docs/contracts/native-bridge.md',
      pattern: /(\n\| `endBankFlow`[^\n]*)/,
      template: '$1\n| `{{camelCase name}}` | `{}` | {{about}} |',
    },
    leftToDo([
      'its payload in packages/bridge/src/protocol.ts, and in the table',
      'the JSON Schema and the Swift example of docs/contracts/native-bridge.md, which a test compares',
      'what the web does instead, where the shell does not answer: packages/bridge/README.md',
      '`pnpm format`, `pnpm contracts`, `pnpm verify`',
    ]),
  ],
};
