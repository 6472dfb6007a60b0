import { expect, it } from 'vitest';
import { withoutHydrated, withoutUnusedMessages } from './early-script.ts';

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

it('takes out what an early page leaves to the app', () => {
  expect(cut('const view = isFailed && <AppOnly>{() => <Failed />}</AppOnly>;')).toBe(
    'const view = isFailed && <AppOnly></AppOnly>;',
  );
});

it('takes out keys, refs and the handlers of HTML elements, and leaves those of components, which may depend on them', () => {
  expect(
    cut('<li key={id} ref={attach} onClick={() => <Dialog />} className="row"><Way ref={way} onBack={back} /></li>'),
  ).toBe('<li    className="row"><Way  onBack={back} /></li>');
});

it('leaves every other module as it is', () => {
  expect(cut('<Amount />')).toBeUndefined();
  expect(cut("const name = '<ClientOnly>';", '/x/names.ts')).toBeUndefined();
});

const hook = (name: 'renderChunk' | 'transform', ...given: readonly string[]) => {
  const run = withoutUnusedMessages()[name];
  if (typeof run !== 'function') throw new TypeError(`The plugin has no ${name}.`);
  const error = (message: string) => {
    throw new Error(message);
  };
  return Reflect.apply(run, { error }, given);
};

it('takes out the messages that nothing in the script shows', () => {
  const script = (messages: string) =>
    `const words = defineMessages({ ${messages} }); const hints = { late: 'isLate' }; t('title'); t(hints[late]);`;
  expect(
    hook(
      'renderChunk',
      script("title: ['Order', 'Loan'], late: ['Late', 'Huli'], isLate: ['Late', 'Huli'], shared, asked: ['A', 'B']"),
    ).code,
  ).toBe(script("title: ['Order', 'Loan'],  isLate: ['Late', 'Huli'],  "));
});

it('refuses a key that the code makes', () => {
  expect(() => hook('transform', 't(`${kind}Text`)', '/x/view.tsx')).toThrow('/x/view.tsx makes the key of a message');
  expect(hook('transform', "t('text', { name: `${name}` })", '/x/view.tsx')).toBeUndefined();
});
