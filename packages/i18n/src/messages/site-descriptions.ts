import { defineMessages } from '../define-messages.ts';

/** The descriptions of each page for search results and shared links; prerendering reads them, a browser never does. */
export const siteDescriptionsMessages = defineMessages({
  aboutDescription: [
    '{brand} is the app of {company}, a lender in the Philippines: SEC registration {sec}, Certificate of Authority {authority}.',
    'Who is behind {brand}: {company}, a lender in the Philippines. SEC registration {sec}, Certificate of Authority {authority}.',
    'Sino ang nasa likod ng {brand}: {company}, nagpapautang sa Pilipinas. SEC registration {sec}, Certificate of Authority {authority}.',
  ],
  complaintsDescription: [
    'How to complain about {brand}: by app, form, e-mail or telephone, what happens by when, and how the SEC and the National Privacy Commission help.',
    'How to complain about {brand}, what we do and by when, and how the SEC and the National Privacy Commission can help you.',
    'Paano magreklamo tungkol sa {brand}, ano ang gagawin namin at kailan, at paano makakatulong ang SEC at ang National Privacy Commission.',
  ],
  privacyDescription: [
    'What {company} does with personal data on this site, at sign-up and in the app, and your rights under the Data Privacy Act of 2012.',
    'What {company} does with your personal data on this site, when you sign up and in the app, and your rights under the Data Privacy Act.',
    'Ano ang ginagawa ng {company} sa personal mong data sa website, sa pag-sign up at sa app, at ang mga karapatan mo sa Data Privacy Act of 2012.',
  ],
  termsDescription: [
    'Loan terms of {company}: {minDays} to {maxDays} days, repayment, late charges, limits of law and your rights as a borrower in the Philippines.',
    'The loan terms of {company}: {minDays} to {maxDays} days, how you pay, what late payment costs, and what the law limits.',
    'Mga tuntunin ng loan ng {company}: {minDays} hanggang {maxDays} araw, paano magbayad, ano ang dagdag kapag nahuli, at ang hangganan ng batas.',
  ],
});
