import { ask, camelCase, leftToDo } from './prompts.js';

/** The JSON Schema of a payload without fields, as it is in the document. */
const emptySchema = `{
      "type": "object",
      "properties": {},
      "required": [],
      "additionalProperties": false
    }`;

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
      pattern: /(\n\|[^\n]*\|)(\n\nEvery payload is)/,
      template: '$1\n| `{{camelCase name}}` | `{}` | {{about}} |$2',
    },
    {
      type: 'modify',
      path: 'docs/contracts/native-bridge.md',
      pattern: /(\n {4}\})(\n {2}\}\n\}\n```)/,
      template: `$1,\n    "{{camelCase name}}": ${emptySchema}$2`,
    },
    {
      type: 'modify',
      path: 'docs/contracts/native-bridge.md',
      pattern: /(static let handlers = \[[^\]]*?)(\n {2}\])/,
      template: '$1\n    "{{camelCase name}}",$2',
    },
    {
      type: 'modify',
      path: 'packages/bridge/src/create-bridge.test.ts',
      pattern: /(\n {2}expect\(reached\))/,
      template: "\n  await bridge.send('{{camelCase name}}');$1",
    },
    {
      type: 'modify',
      path: 'apps/dev-preview/src/features/phone/shell.model.ts',
      pattern: /(function afterMessage[^]*?switch \(name\) \{)/,
      template: "$1\n    case '{{camelCase name}}':\n      return { note: '{{about}}' };",
    },
    {
      type: 'modify',
      path: 'tooling/e2e/webkit/src/bridge.test.ts',
      pattern: /(const payloads: [^]*?)(\n\};)/,
      template: '$1\n  {{camelCase name}}: {},$2',
    },
    leftToDo([
      'its payload in packages/bridge/src/protocol.ts (one is sent in tooling/e2e/webkit/src/bridge.test.ts), and in the table and the JSON Schema of docs/contracts/native-bridge.md',
      'what the simulator shows: apps/dev-preview/src/features/phone/shell.model.ts',
      'what the web does instead, where the shell does not answer: packages/bridge/README.md',
      '`pnpm contracts`, `pnpm verify`',
    ]),
  ],
};
