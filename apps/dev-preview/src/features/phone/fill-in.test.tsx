import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('types a code where the page asks for it, and says where it does not', () => {
  document.body.innerHTML = '<input autocomplete="one-time-code">';
  const heard: string[] = [];
  document.body.querySelector('input')?.addEventListener('input', ({ target }) => heard.push(Object(target).value));
  const frame = { contentDocument: document };
  expect(fillIn(frame, 'sms', '483920')).toBe(true);
  expect(heard).toEqual(['483920']);
  expect(fillIn(frame, 'captcha', 'K7PD')).toBe(false);
  expect(fillIn(null, 'sms', '483920')).toBe(false);
});
