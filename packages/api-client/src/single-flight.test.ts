import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

function harness() {
  const sent: { signal: AbortSignal; land: (outcome: string) => void }[] = [];
  const fly = createSingleFlight('aborted');
  const send = (signal: AbortSignal): Promise<string> => new Promise((land) => sent.push({ signal, land }));
  return {
    sent,
    go: (fields: Record<string, string | Blob>, signal?: AbortSignal) => fly('pay', fields, signal, send),
    fly,
  };
}

describe('single flight', () => {
  it('joins identical requests and gives each caller the outcome', async () => {
    const { sent, go } = harness();
    const both = Promise.all([go({ a: '1', b: '2' }), go({ b: '2', a: '1' })]);
    expect(sent).toHaveLength(1);
    sent[0]?.land('done');
    expect(await both).toEqual(['done', 'done']);
  });

  it('does not join other fields, another name, or another file', () => {
    const { sent, go, fly } = harness();
    const file = new Blob(['x']);
    void go({ a: '1' });
    void go({ a: '2' });
    void go({ a: '1', b: '1' });
    void go({ f: file });
    void go({ f: new Blob(['x']) });
    void go({ f: file });
    void fly('other', { a: '1' }, undefined, () => new Promise(() => undefined));
    expect(sent).toHaveLength(5);
  });

  it('sends again once the first has landed', async () => {
    const { sent, go } = harness();
    const first = go({ a: '1' });
    sent[0]?.land('one');
    await first;
    const second = go({ a: '1' });
    sent[1]?.land('two');
    expect(await second).toBe('two');
  });

  it('lets one caller leave and flies on for the other', async () => {
    const { sent, go } = harness();
    const leaving = new AbortController();
    const first = go({ a: '1' }, leaving.signal);
    const second = go({ a: '1' });
    leaving.abort();
    expect(await first).toBe('aborted');
    expect(sent[0]?.signal.aborted).toBe(false);
    sent[0]?.land('done');
    expect(await second).toBe('done');
  });

  it('aborts when the last caller leaves, and no caller joins an aborted request', async () => {
    const { sent, go } = harness();
    const callers = [new AbortController(), new AbortController()];
    const outcomes = callers.map(({ signal }) => go({ a: '1' }, signal));
    for (const caller of callers) caller.abort();
    expect(await Promise.all(outcomes)).toEqual(['aborted', 'aborted']);
    expect(sent[0]?.signal.aborted).toBe(true);
    void go({ a: '1' });
    expect(sent).toHaveLength(2);
  });

  it('sends nothing for a caller who is gone already', async () => {
    const { sent, go } = harness();
    expect(await go({ a: '1' }, AbortSignal.abort())).toBe('aborted');
    expect(sent).toHaveLength(0);
  });
});
