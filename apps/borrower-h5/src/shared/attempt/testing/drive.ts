import type { Page, World } from './world.ts';

/** Lets what was answered reach the page. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
export const stateOf = ({ attempt }: Page) => attempt.read().kind;

export async function answer<Answer>(list: readonly { readonly answer: (answer: Answer) => void }[], value: Answer) {
  list.at(-1)?.answer(value);
  await settle();
}

export async function lose(world: World, page: Page) {
  page.attempt.start('shoes');
  await settle();
  await answer(world.sends, { kind: 'lost' });
}

/** The response is lost, and the last check does not see it. */
export async function loseAndCheck(world: World, page: Page) {
  await lose(world, page);
  world.pass(30_000);
  page.attempt.returned('restoredFromCache');
  await answer(world.reads, { kind: 'notFound' });
}
