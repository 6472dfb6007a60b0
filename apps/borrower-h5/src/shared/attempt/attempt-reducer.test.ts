import { describe, expect, it } from 'vitest';
import type { AttemptEvent, AttemptRules, AttemptRecord, AttemptState, StoredRecord } from './attempt-types.ts';
import { attemptReducer } from './attempt-reducer.ts';
import { recordOf } from './attempt-state.ts';

interface Types {
  readonly request: string;
  readonly refusal: string;
  readonly evidence: string;
}
type State = AttemptState<Types>;
type Event = AttemptEvent<Types>;

const NOW = 1_000_000;
const LIFETIME = 100_000;
const rulesOf = (
  acceptance: 'final' | 'underWay',
  changes: Partial<AttemptRules<Types>> = {},
): AttemptRules<Types> => ({
  acceptance,
  pauses: { answerLost: [0, 3_000], underWay: [5_000, 15_000] },
  allowRetryWhenUnverified: false,
  isSameRequest: (a, b) => a === b,
  lifetimeMs: LIFETIME,
  ...changes,
});
const step = (state: State, event: Event, rules = rulesOf('underWay')) =>
  attemptReducer(state, event, { now: NOW, rules });

const record = (
  kind: 'sending' | 'answerLost' | 'underWay',
  changes: Partial<AttemptRecord<string>> = {},
): AttemptRecord<string> => ({
  key: 'key-1',
  request: 'shoes',
  startedAt: NOW - 10,
  stage: kind === 'sending' ? { kind } : { kind, since: NOW - 10 },
  ...changes,
});
const lost = record('answerLost');
const underWay = record('underWay');
const old = { startedAt: NOW - LIFETIME };
const another = record('answerLost', { key: 'key-2' });

const idle: State = { kind: 'idle' };
const refused: State = { kind: 'refused', request: 'shoes', refusal: 'no' };
const arrived: State = { kind: 'arrived', record: lost, evidence: 'there' };
const sending = (replaces: StoredRecord<Types> | null = null): State => ({
  kind: 'sending',
  record: record('sending'),
  replaces,
});
const accepted = (kind: 'sending' | 'underWay', follow: 'opening' | 'opened'): State => ({
  kind: 'accepted',
  record: record(kind),
  replaces: null,
  follow,
});
const verifying = (of: StoredRecord<Types>, refusal: string | null = null): State => ({
  kind: 'verifying',
  record: of,
  checkStartedAt: NOW - 5,
  refusal,
});
const unknown = (
  of: StoredRecord<Types>,
  refusal: string | null = null,
  nextCheckAt: number | null = NOW + 5,
): State => ({
  kind: 'unknown',
  record: of,
  lastCheck: 'none',
  nextCheckAt,
  refusal,
});
const notArrived = (of: StoredRecord<Types>): State => ({
  kind: 'notArrived',
  record: of,
  lastCheck: 'notFound',
  nextCheckAt: null,
  refusal: null,
});

const start = (changes: Partial<Event & { readonly kind: 'start' }> = {}): Event => ({
  kind: 'start',
  request: 'shoes',
  newKey: 'key-9',
  confirmedBeside: null,
  stored: null,
  ...changes,
});
const stored = (of: StoredRecord<Types> | null): Event => ({ kind: 'storeChanged', stored: of });
const shown = (of: StoredRecord<Types> | null): Event => ({ kind: 'shown', stored: of });
const visible: Event = { kind: 'returned', how: 'becameVisible' };
const fromCache: Event = { kind: 'returned', how: 'restoredFromCache' };
const answeredNo: Event = { kind: 'sent', sent: { kind: 'refused', refusal: 'no' } };
const found: Event = { kind: 'verified', verified: { kind: 'notFound' } };

describe('nothing happens', () => {
  it.each<readonly [string, State, Event]>([
    ['a response after its request was given up', verifying(lost), { kind: 'sent', sent: { kind: 'lost' } }],
    ['another page’s start, while this one looks', unknown(lost), { kind: 'startedElsewhere', stored: null }],
    ['an opened page of a request that was given up', sending(), { kind: 'followed', followed: { kind: 'opened' } }],
    ['a read that was given up', unknown(lost), found],
    ['a dismissal of nothing', idle, { kind: 'dismissed' }],
    ['a dismissal of an outcome that is not known', unknown(lost), { kind: 'dismissed' }],
    ['a dismissal while a refused repetition is looked for', verifying(lost, 'no'), { kind: 'dismissed' }],
    ['a dismissal of what is under way', accepted('underWay', 'opened'), { kind: 'dismissed' }],
    ['a dismissal while its page is opened', accepted('sending', 'opening'), { kind: 'dismissed' }],
    ['a cancellation of what may have been done', verifying(lost), { kind: 'cancelled' }],
    ['a cancellation of an accepted payment', accepted('underWay', 'opening'), { kind: 'cancelled' }],
    ['a cancellation while it is sent', sending(), { kind: 'cancelled' }],
    ['a return while it is sent', sending(), visible],
    ['a return while it is looked for', verifying(lost), visible],
    ['a return to what was opened', accepted('sending', 'opened'), visible],
    ['a return to a refusal', refused, visible],
    ['a return to an arrival', arrived, visible],
    ['a screen that ends while it is sent', sending(), { kind: 'left' }],
    ['a screen that ends while it is under way', accepted('underWay', 'opened'), { kind: 'left' }],
    ['a screen that ends while it is not known', unknown(lost), { kind: 'left' }],
    ['the own record, read again', unknown(lost), stored(lost)],
    ['the own record of what is under way, read again', unknown(underWay), stored(underWay)],
    ['no record of a lost one that is old: any page removes it', unknown(record('answerLost', old)), stored(null)],
    ['another record, while it is sent', sending(), stored(another)],
    ['another record, once it is accepted', accepted('underWay', 'opened'), stored(another)],
    ['no record', idle, stored(null)],
    ['a screen that comes while it is looked for', verifying(lost), shown(lost)],
    ['a screen that comes while it is looked for, without a record', verifying(lost), shown(null)],
    [
      'a start that was confirmed beside another attempt',
      notArrived(lost),
      start({ confirmedBeside: { ...lost, key: 'key-7' }, stored: lost }),
    ],
    ['a start while a lost response is looked for', verifying(lost), start({ confirmedBeside: lost })],
    ['a start beside an open payment, not confirmed', unknown(underWay), start({ stored: underWay })],
  ])('%s', (_, state, event) => {
    const result = step(state, event);
    expect(result.state).toBe(state);
    expect(result.effect).toBeNull();
  });

  it('where acceptance is final: no record of what is looked for', () => {
    expect(step(verifying(lost), stored(null), rulesOf('final')).effect).toBeNull();
  });
});

describe('its outcome is looked for', () => {
  const looks = (of: StoredRecord<Types>, refusal: string | null = null) => ({
    state: { kind: 'verifying', record: of, refusal },
    effect: { kind: 'verify' },
  });
  const lostNow = record('answerLost', { stage: { kind: 'answerLost', since: NOW } });

  it.each<readonly [string, State, Event, object]>([
    ['of the first one, where its repetition was refused', sending(underWay), answeredNo, looks(underWay, 'no')],
    [
      'of the first one, where the link of its repetition was not opened',
      { kind: 'accepted', record: underWay, replaces: another, follow: 'opening' },
      { kind: 'followed', followed: { kind: 'notOpened', refusal: 'no' } },
      looks(another, 'no'),
    ],
    ['of the one that another page sends', sending(), { kind: 'startedElsewhere', stored: another }, looks(another)],
    [
      'of this one, where the other is not known',
      sending(),
      { kind: 'startedElsewhere', stored: null },
      looks(lostNow),
    ],
    ['of a request, after a return from the cache', sending(), fromCache, looks(lostNow)],
    ['anew, after a return from the cache', verifying(lost, 'no'), fromCache, looks(lost, 'no')],
    ['after a return', unknown(lost), visible, looks(lost)],
    ['of an opened payment, after a return', accepted('underWay', 'opening'), visible, looks(underWay)],
    ['where a screen comes', unknown(lost), shown(lost), looks(lost)],
    ['where a screen comes and nothing is stored', unknown(lost), shown(null), looks(lost)],
    ['where a screen finds one that is stored', idle, shown(another), looks(another)],
    ['of another one that a screen finds', unknown(lost), shown(another), looks(another)],
    ['of the accepted one that a screen finds', unknown(lost), shown(underWay), looks(underWay)],
    [
      'of the accepted one that is found while this one is looked for',
      verifying(lost),
      shown(underWay),
      looks(underWay),
    ],
    ['of the accepted one that another page stored', unknown(lost), stored(underWay), looks(underWay)],
    ['of another one that another page stored', verifying(lost), stored(another), looks(another)],
    ['of another page’s, instead of a start', idle, start({ stored: another }), looks(another)],
  ])('%s', (_, state, event, expected) => {
    expect(step(state, event)).toMatchObject(expected);
  });

  it('where acceptance is final and the record has gone', () => {
    expect(step(unknown(lost), stored(null), rulesOf('final'))).toMatchObject(looks(lost));
  });
});

describe('it is over', () => {
  it.each<readonly [string, State, Event]>([
    ['a refusal was read', refused, { kind: 'dismissed' }],
    ['an arrival was read', arrived, { kind: 'dismissed' }],
    ['its page was opened, and the notice was read', accepted('sending', 'opened'), { kind: 'dismissed' }],
    ['the borrower cancels', unknown(underWay), { kind: 'cancelled' }],
    ['the borrower cancels during a read', verifying(underWay), { kind: 'cancelled' }],
    ['the screen of a refusal ends', refused, { kind: 'left' }],
    ['the screen of an arrival ends', arrived, { kind: 'left' }],
    ['the screen of an acceptance ends', accepted('sending', 'opened'), { kind: 'left' }],
    ['another page saw it arrive', unknown(underWay), stored(null)],
    ['another page saw a lost one arrive', verifying(lost), stored(null)],
    ['an old one that is open has gone', unknown(record('underWay', old)), stored(null)],
    ['an old one was not seen', verifying(record('underWay', old)), found],
    [
      'an old one that only another release can read was not seen',
      verifying({ ...record('answerLost', old), request: null }),
      found,
    ],
  ])('where %s', (_, state, event) => {
    expect(step(state, event)).toEqual({ state: idle, effect: { kind: 'rest' } });
  });
});

it('a return while its page is opened is remembered', () => {
  expect(step(accepted('sending', 'opening'), visible)).toMatchObject({
    state: { follow: 'returned' },
    effect: { kind: 'rest' },
  });
});

it('the refusal of a repetition goes once it was read; the first one is looked for when it is due', () => {
  expect(step(unknown(lost, 'no'), { kind: 'dismissed' })).toEqual({
    state: unknown(lost),
    effect: { kind: 'wait', until: NOW + 5 },
  });
  expect(step(unknown(lost, 'no', null), { kind: 'dismissed' }).effect).toEqual({ kind: 'rest' });
});

it('a confirmation that is not needed any more is none the less a start', () => {
  expect(step(idle, start({ confirmedBeside: lost, stored: null })).effect).toMatchObject({ kind: 'send' });
});

it('one that was not seen stays, while it is young; without a schedule nothing is due', () => {
  expect(step(verifying(underWay), found).state).toMatchObject({ kind: 'notArrived', record: underWay });
  expect(step(verifying(record('sending')), found).state).toMatchObject({ kind: 'notArrived', nextCheckAt: null });
});

it('the same request after a lost response has the same key; another one, or one after an opened page, has a new key; each starts now', () => {
  const sentIn = (state: State, request: string, rules = rulesOf('underWay')) => {
    const { effect } = step(state, start({ request, confirmedBeside: recordOf(state), stored: null }), rules);
    return effect?.kind === 'send' && [effect.record.key, effect.record.startedAt];
  };
  const [same, other] = [
    ['key-1', NOW],
    ['key-9', NOW],
  ];
  const allSame = rulesOf('underWay', { isSameRequest: () => true });
  expect(sentIn(notArrived(lost), 'shoes')).toEqual(same);
  expect(sentIn(notArrived(lost), 'hat')).toEqual(other);
  expect(sentIn(notArrived(underWay), 'shoes', allSame)).toEqual(other);
  expect(sentIn(notArrived({ ...lost, request: null }), 'shoes', allSame)).toEqual(other);
  expect(sentIn(idle, 'shoes')).toEqual(other);
});
