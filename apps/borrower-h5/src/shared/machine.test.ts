import { describe, expect, it, vi } from 'vitest';
import { createMachine } from '#shared/machine.ts';

type Event = 'begin' | 'finish' | 'ignore' | 'arrive' | 'leave';
interface Hands {
  readonly work: (signal: AbortSignal) => Promise<void>;
}

/** Counts what was begun and finished; `begin` has work done, whose end is `finish`. */
function counter(onChange?: (before: string, after: string, hands: Hands | null) => void) {
  return createMachine<string, Event, 'work', Hands>({
    initial: '',
    step: (state, event) =>
      event === 'ignore'
        ? { state, effect: null }
        : { state: `${state} ${event}`, effect: event === 'begin' ? 'work' : null },
    perform: async (_effect, hands, signal) => {
      await hands.work(signal);
      return signal.aborted ? null : 'finish';
    },
    onArrive: 'arrive',
    onLeave: 'leave',
    ...(onChange ? { onChange } : {}),
  });
}

const idle: Hands = { work: () => Promise.resolve() };

describe('createMachine', () => {
  it('takes an event before it returns, and the end of its work later', async () => {
    const machine = counter();
    machine.attend(idle);
    machine.send('begin');
    expect(machine.read()).toBe(' arrive begin');
    await vi.waitFor(() => expect(machine.read()).toBe(' arrive begin finish'));
  });

  it('tells its listeners of a change, and of nothing else', () => {
    const machine = counter();
    const listener = vi.fn();
    const unsubscribe = machine.subscribe(listener);
    machine.send('ignore');
    expect(listener).not.toHaveBeenCalled();
    machine.send('finish');
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    machine.send('finish');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('gives up earlier work when other work begins, and when the screen is left', () => {
    const signals: AbortSignal[] = [];
    const machine = counter();
    const leave = machine.attend({
      work: (signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    machine.send('begin');
    machine.send('begin');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(machine.read()).toBe(' arrive begin begin leave');
  });

  it('is not left by a screen that another has replaced', () => {
    const machine = counter();
    const leaveFirst = machine.attend(idle);
    machine.attend({ ...idle });
    leaveFirst();
    expect(machine.read()).not.toContain('leave');
  });

  it('says what changes before the work begins', () => {
    const order: string[] = [];
    const machine = counter((_before, after) => order.push(after));
    machine.attend({
      work: () => {
        order.push('work');
        return Promise.resolve();
      },
    });
    machine.send('begin');
    expect(order).toEqual([' arrive', ' arrive begin', 'work']);
  });
});
