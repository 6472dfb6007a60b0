import { expect, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { locales } from './locale.ts';
import { plainMessage } from './plain-message.ts';

const area = defineMessages({
  original: { title: 'Order Details', due: 'Due {date}' },
  en: { title: 'Your order', due: 'Due on {date}' },
  fil: { title: 'Ang order mo', due: 'Dapat bayaran sa {date}' },
});

it('gives a message in the language that it is read in', () => {
  const title = plainMessage(area, 'title');
  expect(locales.map((locale) => title({ locale }))).toEqual(['Order Details', 'Your order', 'Ang order mo']);
});

it('takes no message that needs parameters', () => {
  // @ts-expect-error -- `due` needs a date.
  plainMessage(area, 'due');
});
