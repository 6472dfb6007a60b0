import { isLocale, type Locale, localeNames, type Translate } from '@peace/i18n';
import { dayText } from '@peace/i18n/dates';
import type { companyMessages } from '@peace/i18n/messages/company';
import type { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { formatDate, formatMoney, type Money } from '@peace/money-date';
import type { AcceptedOffer } from '#shared/order/accepted-offer.ts';
import { comparePlan, type Plan } from '#features/receipt/kept-plan.model.ts';
import type { OrderDue } from '#features/due/due.model.ts';
import { instantText, rowsWithDates, wireDateText } from '#shared/wire-date-text.ts';

export type RecordWording = Translate<(typeof loanRecordMessages)['original']>;
export type CompanyWording = Translate<(typeof companyMessages)['original']>;

export interface RecordSection {
  /** Empty where the record's own title says it. */
  readonly title: string;
  readonly rows: readonly RecordRow[];
  /** The rows as a plan, where they are one. */
  readonly entries?: readonly PlanEntry[];
}

interface RecordRow {
  readonly label: string;
  readonly value: string;
  /** A figure of the offer, beside the others; `hero`: the amount that is borrowed. */
  readonly figure?: 'hero' | 'other';
}

interface PlanEntry {
  readonly date: string;
  readonly amount: string;
  readonly note: string;
}

/** A record as it is read: on the sheet, in the file and as text alike. */
export interface LoanRecord {
  readonly title: string;
  /** The loan's amount, where the record is of an offer. */
  readonly amount?: Money | null;
  readonly sections: readonly RecordSection[];
  readonly notice: string;
}

/** The differences, in one line. The panel names the next payment. */
export function comparisonText(plan: Plan, due: OrderDue | null, t: RecordWording, locale: Locale): string | undefined {
  const compared = comparePlan(plan, due);
  if (due === null || compared === null || compared.kind === 'next') return undefined;
  const both = { due: formatMoney(due.amount), day: dayText(formatDate(due.at), locale) };
  return compared.kind === 'amountDiffers'
    ? t('amountDiffers', { ...both, planned: formatMoney(compared.planned) })
    : t('dayDiffers', both);
}

/** The offer as it was accepted: its figures, each payment, what was agreed to, and the lender. */
export function planSections(
  offer: AcceptedOffer,
  { t, company, locale }: { readonly t: RecordWording; readonly company: CompanyWording; readonly locale: Locale },
): readonly RecordSection[] {
  const money = (amount: Money | null) => (amount ? formatMoney(amount) : t('notKnown'));
  const { lender } = offer;
  const entries = offer.plan.map(({ title, amount, description, payTime }) => ({
    date: wireDateText(payTime, locale) || t('notKnown'),
    amount: money(amount),
    note: [title, description].filter(Boolean).join(', '),
  }));
  return filled([
    {
      title: t('plan'),
      rows: [
        { label: t('borrowed'), value: money(offer.amount), figure: 'hero' },
        { label: t('received'), value: offer.received ? formatMoney(offer.received) : '', figure: 'other' },
        { label: t('repaid'), value: money(offer.repaid), figure: 'other' },
        { label: t('cost'), value: money(offer.cost), figure: 'other' },
        { label: t('product'), value: offer.productName },
        { label: t('term'), value: offer.term },
        { label: t('rate'), value: offer.rate },
        ...rowsWithDates(offer.rows, locale),
      ],
    },
    {
      title: t('schedule'),
      rows: entries.map(({ date, amount }, index) => ({
        label: [`${index + 1}. ${date}`, offer.plan[index]?.title].filter(Boolean).join(', '),
        value: [amount, offer.plan[index]?.description].filter(Boolean).join('. '),
      })),
      entries,
    },
    {
      title: t('agreed'),
      rows: [
        { label: t('appliedOn'), value: instantText(offer.at, locale) },
        { label: t('language'), value: isLocale(offer.locale) ? localeNames[offer.locale] : offer.locale },
        ...offer.agreements.map((title, index) => ({ label: `${index + 1}.`, value: title })),
      ],
    },
    lenderSection(lender, t, company),
  ]);
}

export const lenderSection = (
  lender: AcceptedOffer['lender'],
  t: RecordWording,
  company: CompanyWording,
): RecordSection => ({
  title: t('lender'),
  rows: [
    { label: company('registeredName'), value: lender.name },
    { label: company('secNumber'), value: lender.secRegistrationNumber },
    { label: company('authorityNumber'), value: lender.certificateOfAuthorityNumber },
  ],
});

/** Only what says something. */
export const filled = (sections: readonly RecordSection[]): readonly RecordSection[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(({ value }) => value.trim() !== '') }))
    .filter(({ rows }) => rows.length > 0);

/** A record as plain text: for a share sheet that takes no files, and to be copied. */
export function textOf({ title, sections, notice }: LoanRecord): string {
  const parts = sections.map((section) =>
    [section.title, ...section.rows.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join('\n'),
  );
  return [title, ...parts, notice].join('\n\n');
}
