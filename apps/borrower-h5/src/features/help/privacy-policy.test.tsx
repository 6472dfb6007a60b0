import { company } from '@peace/company';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedRows } from '#shared/testing/stored-table.ts';
import storedItems from '../../../../../docs/stored-items.md?raw';
import { factsOf, type StaticText } from './static-text.ts';
import * as privacyEn from './privacy-policy.en.md';
import * as privacyFil from './privacy-policy.fil.md';

// Compares the policy's statements about the phone with the stored items: `docs/stored-items.md`.

/** How the policy says what the table has for a time. */
const times: Record<string, { readonly en: RegExp; readonly fil: RegExp }> = {
  'an hour': { en: /for an hour at most/, fil: /nang isang oras lang/ },
  '24 hours': { en: /for 24 hours at most/, fil: /hanggang 24 oras lang/ },
  '30 days': { en: /for 30 days/, fil: /(nang|loob ng) 30 araw/ },
  'a year': { en: /for a year after/, fil: /nang isang taon mula/ },
  'the visit': {
    en: /until the page is closed|or the page is closed/,
    fil: /hanggang isara ang page|o isara ang page/,
  },
  'no end': { en: /until (you|somebody)/, fil: /hanggang (baguhin|pumili|iba)/ },
};

const underWay = { en: /is being sent is kept/, fil: /ipinapadalang .* ay itinatala/ };
/** By the item's kind: how the sentence that speaks of it begins. */
const claims: Record<string, { readonly en: RegExp; readonly fil: RegExp }> = {
  'session-params': { en: /Who is signed in/, fil: /Kung sino ang naka-sign in/ },
  owner: { en: /Whose all this is/, fil: /Kung kanino ang lahat ng ito/ },
  'complaint-draft': { en: /A complaint that you have started/, fil: /Ang reklamong sinimulan mo/ },
  payment: underWay,
  'moved-on': underWay,
  application: underWay,
  complaint: underWay,
  'complaint-rating': underWay,
  'bank-account': underWay,
  'card-code': {
    en: /A card payment that waits for its SMS code .* bank's name, the last digits of the card, the amount/,
    fil: /Ang bayad sa card na naghihintay ng SMS code .* pangalan ng bangko, ang mga huling digit ng card, ang halaga/,
  },
  'repayment-code': { en: /A pay code that you opened/, fil: /Ang pay code na binuksan mo/ },
  receipts: { en: /The receipts of what you did here/, fil: /Ang mga resibo ng ginawa mo rito/ },
  'accepted-offer': { en: /The offer that you accepted/, fil: /Ang alok na tinanggap mo/ },
  'application-receipts': { en: /That of an application waits/, fil: /Naghihintay ang resibo ng application/ },
  'order-products': { en: /Which product a loan is of/, fil: /Kung aling produkto ang isang loan/ },
  'statistics-consent': { en: /Whether we may count your visits/, fil: /Kung puwede naming bilangin/ },
  'unsent-reports': { en: /That something went wrong in the app/, fil: /Na may naging problema sa app/ },
  locale: { en: /The language you chose/, fil: /Ang wikang pinili mo/ },
};

/** They say something of the page, the tab or the release, nothing of a person, and go with the tab. */
const ofThePage = [
  'visit-locale',
  'own-bar',
  'entries-behind',
  'followed-link',
  'opened-agreement',
  'redirected-orders',
  'reloaded-for',
];

const stored = storedRows(storedItems).filter(({ app }) => app.includes('borrower-h5'));

/** Its sentences about the phone: the list's items, and the paragraphs after it. */
function sentencesOf(text: StaticText): string[] {
  const { container } = render(<text.Body anchor="a" facts={factsOf(company, 'Peace')} />);
  return [...container.querySelectorAll('li, p')].map((each) => each.textContent.replaceAll('’', "'"));
}

it('every stored item is claimed, or is none of a person’s', () => {
  const kinds = stored.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set([...Object.keys(claims), ...ofThePage]));
  for (const row of stored.filter(({ kind }) => ofThePage.includes(kind))) expect(row.where).toBe('tab');
});

it.each([
  ['en', privacyEn],
  ['fil', privacyFil],
] as const)('the privacy policy (%s) names every item with the time that it is kept', (language, text) => {
  const sentences = sentencesOf(text);
  const wrong = stored
    .filter(({ kind }) => !ofThePage.includes(kind))
    .filter(({ kind, kept }) => {
      const said = sentences.find((each) => claims[kind]?.[language].test(each));
      return said === undefined || !times[kept]?.[language].test(said);
    });
  expect(wrong.map(({ key, kept }) => `${key}: ${kept}`)).toEqual([]);
});
