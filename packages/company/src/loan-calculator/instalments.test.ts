import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scheduleOf, splitIntoInstalments } from './instalments.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' as const });

it('a total that can be divided is paid in equal parts', () => {
  expect(splitIntoInstalments(pesos(1_380_000), 6n)).toEqual(Array.from({ length: 6 }, () => pesos(230_000)));
});

it('the last payment takes the centavos that are left over', () => {
  expect(splitIntoInstalments(pesos(1000), 3n).map(({ minor }) => minor)).toEqual([333, 333, 334]);
});

it.each([0n, 61n, 10n ** 30n])('%d payments are no schedule', (count) => {
  expect(splitIntoInstalments(pesos(1000), count)).toEqual([]);
});

it('payments sum up to the total, and what is left ends at nothing', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.integer({ min: 1, max: 60 }), (minor, count) => {
      const payments = splitIntoInstalments(pesos(minor), BigInt(count));
      expect(payments.reduce((sum, payment) => sum + BigInt(payment.minor), 0n)).toBe(BigInt(minor));
      const schedule = scheduleOf(payments);
      expect(schedule.map(({ number }) => number)).toEqual(payments.map((_, index) => index + 1));
      expect(schedule.at(-1)?.left).toEqual(pesos(0));
    }),
  );
});
