import { createTranslator, locales } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { sitePhoneMessages } from '@peace/i18n/messages/site-phone';
import { expect, it } from 'vitest';

it.each(locales)('the drawn screen says what the app’s own says in %s', (locale) => {
  const drawn = createTranslator(locale)(sitePhoneMessages);
  const app = createTranslator(locale)(loanConfirmMessages);
  for (const key of ['title', 'loanAmount', 'repaid', 'cost', 'paymentInformation', 'apply'] as const) {
    expect(drawn(key), key).toBe(app(key));
  }
});
