import { expect, it } from 'vitest';
import { mailLink } from './feedback.model.ts';

const bodyOf = (...texts: readonly string[]) =>
  new URL(mailLink('mailto:care@maayos.test', 'Message', texts)).searchParams.get('body');

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

it('an e-mail has one text a line, without empty ones', () => {
  expect(bodyOf('Ana', '0917', '', '8174', '\nOne.\n\nTwo.')).toBe('Ana\n0917\n8174\n\nOne.\n\nTwo.');
  expect(bodyOf()).toBeNull();
});

it('an e-mail of a long message has name and contact, and ends at a word', () => {
  const message = words(400);
  const [head, rest = ''] = bodyOf('Ana', '0917', `\n${message}`)?.split('\n\n') ?? [];
  expect(head).toBe('Ana\n0917');
  expect(rest).toMatch(/ word\d+…$/);
  expect(message.split(' ')).toEqual(expect.arrayContaining(rest.slice(0, -1).split(' ')));
  expect(rest.length).toBeGreaterThan(1400);
});

it('an e-mail of one endless word has what there is room for, without half a character', () => {
  expect(bodyOf('Ana', `\n${'😀'.repeat(2000)}`)).toBe(`Ana\n\n${'😀'.repeat(1494)}…`);
});
