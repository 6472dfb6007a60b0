import { locales, type Locale } from '@peace/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { termFacts } from '@peace/company/loan-facts';
import { legalVersions } from '@peace/company/legal-versions';
import { type LegalDocument, loadLegalTexts } from './legal-texts.ts';

const factsIn = (locale: Locale) => ({ ...termFacts(locale), company: 'Maayos Lending Corporation' });

const textOf = ({ Body }: LegalDocument, locale: Locale) =>
  renderToStaticMarkup(<Body anchor="loan-terms" facts={factsIn(locale)} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** Every figure of the loan terms in spec §9, in words that surround it. */
const figures = {
  en: [
    'every loan that Maayos Lending Corporation (the Lender) grants',
    'from 91 to 365 calendar days',
    'at least half of the term',
    'at least 7 calendar days',
    'decides within 1 day',
    'within 1 to 3 calendar days',
    'one-time penalty of ₱1,000 for a new client, or ₱800 for a repeat client (‘returning client’ in the app)',
    'Day 1 to day 30 5% of the unpaid amount',
    'Day 31 to day 90 4% of the unpaid amount',
    'From day 91 2% of the unpaid amount',
    'extends the loan by the same period',
    'only after the interest and penalties that are due have been paid',
    'within 3 calendar days of any change of name, date of birth or address',
    'at least 7 business days before',
    'within 10 days of the judgment',
    'a Filipino over 18',
    'up to ₱10,000 and up to 4 months that is entered into from 2026-04-01 on, SEC Memorandum Circular No. 14, series of 2025',
    'Nominal interest 6% a month',
    'with every fee 12% a month',
    'late payment 5% of the amount due a month',
    'together 100% of the amount borrowed',
    'an earlier right to repay, that applies instead of these terms',
  ],
  fil: [
    'mula 91 hanggang 365 araw',
    'kalahati ng tagal',
    '7 araw sa kalendaryo',
    'sa loob ng 1 araw',
    'ng Maayos Lending Corporation (ang Nagpapautang)',
    'sa loob ng 1 hanggang 3 araw',
    'multa na ₱1,000 para sa bagong kliyente, o ₱800 para sa dating kliyente',
    'Ika-1 hanggang ika-30 araw 5%',
    'Ika-31 hanggang ika-90 araw 4%',
    'Mula ika-91 araw 2%',
    'katumbas ng orihinal na tagal',
    'matapos bayaran ang mga interes at multang dapat nang bayaran',
    'sa loob ng 3 araw sa kalendaryo ang anumang pagbabago sa pangalan, petsa ng kapanganakan o address',
    '7 araw ng trabaho',
    'sa loob ng 10 araw mula sa hatol',
    'Pilipino na lampas 18',
    'hanggang ₱10,000 at hanggang 4 buwan na pinasok mula 2026-04-01',
    'Nominal na interes 6% bawat buwan',
    'bayarin 12% bawat buwan',
    '5% ng halagang dapat bayaran bawat buwan',
    '100% ng halagang inutang',
  ],
};

describe.each(['en', 'fil'] as const)('the terms in %s', (locale) => {
  it.each(figures[locale])('say: %s', async (figure) => {
    const { terms } = await loadLegalTexts(locale);
    // The markup's spaces around emphasis are no matter here.
    expect(textOf(terms, locale).replace(/ ([,.])/g, '$1')).toContain(figure);
  });
});

it.each(['terms', 'privacy', 'complaints'] as const)(
  'the published version of the %s is the one that the company has to have checked',
  async (name) => {
    expect((await loadLegalTexts('en'))[name].meta.version).toBe(legalVersions[name]);
  },
);

it('the original wording writes the late charges as the specification does', async () => {
  const { terms } = await loadLegalTexts('original');
  expect(textOf(terms, 'original')).toContain('Rs.1,000 for a new client, or Rs.800 for a repeat client');
});

it.each(locales)('every figure that the terms name in %s is a figure there is', async (locale) => {
  const { terms } = await loadLegalTexts(locale);
  expect(terms.factNames.length).toBeGreaterThan(15);
  for (const name of terms.factNames) expect(factsIn(locale), name).toHaveProperty(name);
});

describe('the translations', () => {
  it.each(['terms', 'privacy', 'complaints'] as const)(
    'of the %s are of the same version and have the same sections',
    async (name) => {
      const en = (await loadLegalTexts('en'))[name];
      const fil = (await loadLegalTexts('fil'))[name];
      expect(fil.meta).toMatchObject({ version: en.meta.version, date: en.meta.date });
      expect(fil.sections).toHaveLength(en.sections.length);
    },
  );

  it('of the original wording are the English ones', async () => {
    expect(await loadLegalTexts('original')).toBe(await loadLegalTexts('en'));
  });

  it.each(locales)('name no section twice in %s', async (locale) => {
    for (const { sections } of Object.values<LegalDocument>({ ...(await loadLegalTexts(locale)) })) {
      expect(new Set(sections).size).toBe(sections.length);
    }
  });
});
