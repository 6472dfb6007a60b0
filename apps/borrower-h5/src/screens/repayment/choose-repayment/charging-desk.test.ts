import { describe, expect, it, vi } from 'vitest';
import { createChargingDesk, type ChargeHands } from './charging-desk.ts';
import { aCharge } from './testing/a-way.ts';

const pay = { kind: 'payTapped', cardId: '301', repayToken: 'token-1', at: 0 } as const;

/** Hands whose commit answers when told to, and that write down what they did. */
function hands(changes: Partial<ChargeHands> = {}) {
  const deeds: string[] = [];
  const signals: AbortSignal[] = [];
  const all: ChargeHands = {
    commit: (_, signal) => {
      deeds.push('commit');
      signals.push(signal);
      return new Promise(() => undefined);
    },
    confirm: async () => ({ kind: 'confirmed' }),
    link: async () => ({ kind: 'lost' }),
    leave: async () => ({ kind: 'left' }),
    reread: async () => {
      deeds.push('reread');
      return 'payable';
    },
    finish: () => void deeds.push('finish'),
    keep: (charge) => void deeds.push(charge === null ? 'forget' : 'keep'),
    ...changes,
  };
  return { all, deeds, signals };
}

describe('a charging desk', () => {
  it('sends one request for two taps of the same moment, and keeps the charge before it', () => {
    const { all, deeds } = hands();
    const desk = createChargingDesk(null);
    desk.attend(all);
    desk.send(pay);
    desk.send(pay);
    expect(deeds).toEqual(['keep', 'commit']);
  });

  it('tells of every change, until it is not listened to', () => {
    const listener = vi.fn();
    const desk = createChargingDesk(null);
    desk.attend(hands().all);
    const leave = desk.subscribe(listener);
    desk.send(pay);
    expect(listener).toHaveBeenCalledOnce();
    leave();
    desk.send({ kind: 'thawed' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('goes from an answer to the order, and forgets the charge', async () => {
    const { all, deeds } = hands({
      commit: async () => ({ kind: 'committed', needsSmsCode: false, recordId: 'r', at: 0 }),
    });
    const desk = createChargingDesk(null);
    desk.attend(all);
    desk.send(pay);
    await vi.waitFor(() => expect(deeds).toEqual(['keep', 'forget', 'finish']));
  });

  it('reads the order first where a charge was kept', async () => {
    const { all, deeds } = hands();
    const desk = createChargingDesk(aCharge());
    desk.attend(all);
    expect(deeds).toEqual(['reread']);
    await vi.waitFor(() => expect(desk.read().phase.kind).toBe('coding'));
  });

  it('gives up what is under way when the screen is left, and does nothing more', async () => {
    const { all, deeds, signals } = hands();
    const desk = createChargingDesk(null);
    const leave = desk.attend(all);
    desk.send(pay);
    leave();
    expect(signals[0]?.aborted).toBe(true);
    desk.send({ kind: 'thawed' });
    expect(deeds).toEqual(['keep', 'commit']);
  });
});
