import type { ComponentType, ReactElement } from 'react';

// Loaded twice: with React, and with what stands for it.

interface StoryFile {
  readonly default: { readonly component?: ComponentType<object>; readonly args?: object };
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const earlyFolders = new Set(Object.keys(import.meta.glob('/src/screens/**/*.screen.ts')).map(folderOf));

/** The stories that stand beside an early screen, by their file's name. */
const files = new Map(
  await Promise.all(
    Object.entries(import.meta.glob<StoryFile>('/src/screens/**/*.stories.tsx'))
      .filter(([path]) => earlyFolders.has(folderOf(path)))
      .map(async ([path, load]) => [path.slice(path.lastIndexOf('/') + 1), await load()] as const),
  ),
);

/** A story that has to load something first is not shown early. */
const isLoadedLater = (story: string) => story.startsWith('Barcode');

/** Every story of the early screens: their file's name, and their own. */
export function storiesOfEarlyScreens(): readonly (readonly [file: string, story: string])[] {
  return [...files].flatMap(([file, stories]) =>
    Object.keys(stories)
      .filter((name) => name !== 'default' && !isLoadedLater(name))
      .map((story) => [file, story] as const),
  );
}

/** A story as an element: its file's component, with the story's arguments over the file's. */
export function elementOf(file: string, story: string): ReactElement {
  const stories = files.get(file);
  const Component = stories?.default.component;
  if (!Component) throw new Error(`The stories of ${file} name no component.`);
  const { args } = Object(Object.entries(stories).find(([name]) => name === story)?.[1]);
  return <Component {...stories.default.args} {...args} />;
}
