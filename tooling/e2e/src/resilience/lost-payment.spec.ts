import { test } from '../fixtures.ts';
import { payAgainAfter } from '../lost-payment.ts';

// A connection that is cut is a journey: `journeys/repayment-lost-answer.spec.ts`.
for (const kind of ['http500', 'html', 'truncated', 'empty'] as const) {
  test(`a payment whose answer is lost (${kind}) is offered again only after it was looked for, under the same key`, async ({
    page,
    sandbox,
  }) => {
    await payAgainAfter(kind, { page, sandbox });
  });
}
