import { expect, it } from 'vitest';
import { eventOutcome, messageLine, withLine, type Traffic } from './traffic.model.ts';

const line = (name: string) => messageLine({ name, payload: {}, outcome: { kind: 'delivered' } }, 0);

it('the newest line is on top, with an id of its own, and the list ends somewhere', () => {
  let traffic: Traffic = [];
  for (let count = 0; count < 250; count += 1) traffic = withLine(traffic, line(`m${count}`));
  expect(traffic[0]?.name).toBe('m249');
  expect(traffic).toHaveLength(200);
  expect(new Set(traffic.map(({ id }) => id)).size).toBe(200);
});

it('a rejection says why, and an empty payload says nothing', () => {
  const rejected = {
    name: 'openPage',
    payload: { to: '' },
    outcome: { kind: 'rejected', reason: 'too short' },
  } as const;
  expect(messageLine(rejected, 5)).toMatchObject({
    payload: '{"to":""}',
    outcome: 'rejected: too short',
    isGood: false,
  });
  expect(line('goHome')).toMatchObject({ payload: '', outcome: 'delivered', isGood: true });
});

it('says what the page answered', () => {
  expect(eventOutcome('back', { kind: 'answered', handled: true })).toBe('true: the page handled it');
  expect(eventOutcome('back', { kind: 'answered', handled: false })).toBe('false: the shell goes back itself');
  expect(eventOutcome('resume', { kind: 'answered', handled: true })).toBe('received');
  expect(eventOutcome('back', { kind: 'no-reply' })).toBe('no-reply: no page listens');
});
