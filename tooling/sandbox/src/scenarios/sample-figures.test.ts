import { company } from '@peace/company';
import { loanTerms } from '@peace/company/loan-terms';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { describe, expect, it } from 'vitest';
import { demanded } from '../client/client.ts';
import { DAY_MS } from '../durations.ts';
import type { Offer } from '../state/offer.ts';
import { agreementTexts, figuresOf } from '../pages/agreement-page.ts';
import { anOffer } from '../factories/an-offer.ts';
import { FACTORY_NOW } from '../factories/an-order.ts';
import { inScenario, row } from '../testing/instalment-plan.ts';
import { populated, scenarios } from './scenarios.ts';

const [first] = scenarios;
if (!first) throw new Error('There is no scenario.');
const world = populated(first, 1, FACTORY_NOW);
const RATE = /^Interest (?<rate>[\d.]+)% per month$/;
const offers = [...world.offers.values()].filter(({ rateText }) => RATE.test(rateText));
const monthsOf = ({ periods, termUnit }: Offer) => (termUnit === 'months' ? periods : Math.round(periods / 30));

describe.each(offers.map((offer) => [offer.product.productId, offer] as const))('offer %s', (_, offer) => {
  it('states the rate of its interest', () => {
    const rate = Number(RATE.exec(offer.rateText)?.groups?.['rate']);
    expect(offer.interest).toBe((offer.amount * rate * monthsOf(offer)) / 100);
  });

  it('is one that the company makes', () => {
    const { amount, monthlyRate } = company.offer;
    const days = offer.termUnit === 'months' ? offer.periods * 30 : offer.periods;
    expect(offer.amount / 100).toBeGreaterThanOrEqual(Number(amount.min));
    expect(offer.amount / 100).toBeLessThanOrEqual(Number(amount.max));
    expect(Number(RATE.exec(offer.rateText)?.groups?.['rate'])).toBeLessThanOrEqual(Number(monthlyRate.max));
    expect(days).toBeGreaterThanOrEqual(loanTerms.term.minDays);
    expect(days).toBeLessThanOrEqual(loanTerms.term.maxDays);
  });
});

it('an order lasts as long as the loan terms allow', () => {
  for (const { termDays } of world.orders.values()) {
    expect(termDays).toBeGreaterThanOrEqual(loanTerms.term.minDays);
    expect(termDays).toBeLessThanOrEqual(loanTerms.term.maxDays);
  }
});

it('a late order is charged what its agreement says, on every day', async () => {
  const { ok, order, controls } = await inScenario('instalments-late');
  const [, payment] = agreementTexts('Loan Agreement', figuresOf(anOffer(), FACTORY_NOW));
  const text = payment?.paragraphs.find((each) => each.includes('penalty is charged once')) ?? '';
  const [, penalty, ...said] =
    /once: ₱([\d,]+) .* unpaid: (\d+)% on days 1 to (\d+), (\d+)% on days \d+ to (\d+), (\d+)% from day/.exec(text) ??
    [];
  const [firstRate = 0, firstTo = 0, secondRate = 0, secondTo = 0, thirdRate = 0] = said.map(Number);
  let percent = 0;
  // The scenario begins on the sixth day late.
  for (let day = 1; day <= 95; day += 1) {
    percent += day <= firstTo ? firstRate : day <= secondTo ? secondRate : thirdRate;
    if (day < 6) continue;
    const { amount, rows } = await ok(getPeriodRepayment, order);
    expect(row(rows, 'Late penalty, once')).toBe(`₱${penalty}.00`);
    expect(amount?.minor).toBe(345_000 + 100_000 + 3450 * percent);
    await demanded(controls.moveClock(DAY_MS));
  }
});
