import { describe, expect, it } from 'vitest';
import type { MessageArea } from '../define-messages.ts';
import { locales } from '../locale.ts';
import type { Message } from '../placeholders.ts';

const modules = import.meta.glob<Record<string, MessageArea>>(['./*.ts', '!./*.test.ts'], { eager: true });

const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, area]) => ({ file, name, area })),
);

/** Everything a message may say: its text, or each form of its plural. */
function textsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message.forms);
}

it('finds every area, each a file with one export named after it', () => {
  expect(areas.length).toBeGreaterThanOrEqual(5);
  for (const { file, name } of areas) {
    expect(`./${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`).toBe(
      file.replace('.ts', '-messages.ts'),
    );
  }
});

describe.each(areas)('$name', ({ area }) => {
  it.each(locales)('%s says something for every key, with no brace or HTML entity left over', (locale) => {
    for (const [key, message] of Object.entries(area[locale])) {
      for (const text of textsOf(message)) {
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toBe('');
        expect(text.replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}\\]|&\w+;|&#/);
      }
    }
  });

  it('en and fil are in Latin letters, for readers of neither Chinese nor Indonesian', () => {
    for (const locale of ['en', 'fil'] as const) {
      for (const [key, message] of Object.entries(area[locale])) {
        expect(textsOf(message).join(' '), key).not.toMatch(/\p{Script=Han}|Silakan|Este pedido/u);
      }
    }
  });
});
