import { expect, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { plainMessage } from './create-translator.ts';

const area = defineMessages({
  title: ['Order Details', 'Your order', 'Ang order mo'],
  due: ['Due {date}', 'Due on {date}', 'Dapat bayaran sa {date}'],
});

it('plainMessage says a message in the language that it is asked in', () => {
  const title = plainMessage(area, 'title');
  expect([title('original'), title('en'), title('fil')]).toEqual(['Order Details', 'Your order', 'Ang order mo']);
});

it('plainMessage takes no message that needs parameters', () => {
  // @ts-expect-error -- `due` needs a date.
  plainMessage(area, 'due');
});
