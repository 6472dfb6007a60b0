import { expect, it } from 'vitest';
import { withoutHydrated } from './early-script.ts';

const cut = (code: string, id = '/x/view.tsx') => {
  const { transform } = withoutHydrated();
  if (typeof transform !== 'function') throw new TypeError('The plugin has no transform.');
  const result = Reflect.apply(transform, {}, [code, id]);
  return result?.code;
};

it('takes out what is drawn only once the screen is hydrated, and nothing beside it', () => {
  const view = `<><Amount /><ClientOnly>{() => <Dialog open={isOpen}>{text}</Dialog>}</ClientOnly><Bar />
    {more && <ClientOnly>
      {() => <Prompts />}
    </ClientOnly>}</>`;
  expect(cut(view)).toBe(`<><Amount /><ClientOnly></ClientOnly><Bar />
    {more && <ClientOnly></ClientOnly>}</>`);
});

it('leaves every other module as it is', () => {
  expect(cut('<Amount />')).toBeUndefined();
  expect(cut("const name = '<ClientOnly>';", '/x/names.ts')).toBeUndefined();
});
