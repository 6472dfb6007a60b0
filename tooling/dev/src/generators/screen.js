import { absolutePath, ask, askArea, askNew, camelCase, leftToDo, line } from './prompts.js';

const folder = 'apps/borrower-h5/src/screens/{{kebabCase area}}/{{kebabCase name}}';
const template = (/** @type {string} */ name) => `templates/screen/${name}.hbs`;

/** A borrower's screen: address, words, controller with its route, view, stories and a test. @type {Partial<import('plop').PlopGeneratorConfig>} */
export const addScreen = {
  description: "a borrower's screen",
  prompts: [
    askArea('apps/borrower-h5/src/screens'),
    askNew('name', 'Name, in camelCase:', camelCase, 'packages/screens/src', /^export const (\w+) = defineScreen\(/gm),
    askNew('path', 'Path:', absolutePath, 'packages/screens/src', /\bpath: '([^']+)'/g),
    ask('title', 'Title, in plain English:'),
    ask('filipino', 'Title, in Filipino:'),
    ask('about', 'What it shows, in a line:', line),
  ],
  actions: [
    { type: 'add', path: `${folder}/use-{{kebabCase name}}.ts`, templateFile: template('controller.ts') },
    { type: 'add', path: `${folder}/{{kebabCase name}}.view.tsx`, templateFile: template('view.tsx') },
    { type: 'add', path: `${folder}/{{kebabCase name}}.stories.tsx`, templateFile: template('stories.tsx') },
    { type: 'add', path: `${folder}/{{kebabCase name}}.test.tsx`, templateFile: template('test.tsx') },
    { type: 'add', path: 'packages/i18n/src/messages/{{kebabCase name}}.ts', templateFile: template('messages.ts') },
    {
      type: 'modify',
      path: 'packages/screens/src/screens.ts',
      pattern: /$(?![\s\S])/,
      templateFile: template('declaration'),
    },
    {
      type: 'modify',
      path: 'apps/borrower-h5/src/app/routes.ts',
      pattern: /^};$(?![\s\S]*^};$)/m,
      template: `  {{camelCase name}}: {
    load: async () => (await import('#screens/{{kebabCase area}}/{{kebabCase name}}/use-{{kebabCase name}}.ts')).{{pascalCase name}}Route,
  },
};`,
    },
    {
      type: 'modify',
      path: 'docs/contracts/pages.md',
      pattern: /(\n- `error`)/,
      template: '\n- `{{camelCase name}}` `{{path}}`: {{{about}}}$1',
    },
    leftToDo([
      'the endpoint that it reads, in its controller and its test',
      'its parameters: packages/screens/src/screens.ts, docs/contracts/pages.md',
      'its other words, also in Filipino: packages/i18n/src/messages/',
      'its budget: `pnpm --filter borrower-h5 build` names the figures for apps/borrower-h5/budget.json',
      'look at it: its stories, and its link in dev-preview',
      '`pnpm test:visual:update` (the pictures of its stories), `pnpm verify`',
    ]),
  ],
};
