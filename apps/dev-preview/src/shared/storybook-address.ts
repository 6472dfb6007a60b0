/** Where Storybook has the page of a title; dev-preview links to it by the ids that Storybook makes of titles. */
export const storybookPage = (origin: string, title: string): string =>
  `${origin.replace(/\/$/, '')}/?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
