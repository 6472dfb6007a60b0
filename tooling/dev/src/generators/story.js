import { ask, leftToDo } from './prompts.js';

/** A story beside a component. @type {Partial<import('plop').PlopGeneratorConfig>} */
export const addStory = {
  description: 'a story beside a component',
  prompts: [
    ask('folder', "The component's folder, such as packages/ui-kit/src/card:", /^(apps|packages)\/[\w/-]+$/),
    ask('name', "The component's name, in PascalCase:", /^[A-Z][A-Za-z0-9]*$/),
    ask('title', 'Its place in Storybook, such as ui-kit/Card:'),
  ],
  actions: [
    {
      type: 'add',
      path: '{{folder}}/{{kebabCase name}}.stories.tsx',
      templateFile: 'templates/story/stories.tsx.hbs',
    },
    leftToDo(['its arguments and its states', 'its picture: `pnpm test:visual:update`']),
  ],
};
