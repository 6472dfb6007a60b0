// @vitest-environment node
import { composeStories, type Meta } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type StoryModule = { readonly default: Meta } & Readonly<Record<string, object>>;

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });

// A cold page's first markup is made without a browser: no story may need one for it.
describe.each(Object.entries(modules))('%s', (_, module) => {
  it.each(Object.entries(composeStories(module)))('%s renders to a string', (_name, Story) => {
    expect(renderToString(<Story />)).toBeTypeOf('string');
  });
});
