import type { Page, World } from './world.ts';

/** Lets what was answered reach the page. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
export const stateOf = ({ attempt }: Page) => attempt.read().kind;

export async function answer<Answer>(list: readonly { readonly answer: (answer: Answer) => void }[], value: Answer) {
  list.at(-1)?.answer(value);
  await settle();
}

export async function start(page: Page, options?: { readonly isConfirmed: boolean }) {
  page.attempt.start('shoes', options);
  await settle();
}

/** A page that waits for the response to its request. */
export async function started(world: World): Promise<Page> {
  const page = world.open();
  await start(page);
  return page;
}

export async function lose(world: World, page: Page) {
  await start(page);
  await answer(world.sends, { kind: 'lost' });
}

/** The response is lost, and the last check does not see it. */
export async function loseAndCheck(world: World, page: Page) {
  await lose(world, page);
  world.pass(30_000);
  page.attempt.returned('restoredFromCache');
  await answer(world.reads, { kind: 'notFound' });
}
