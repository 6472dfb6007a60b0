import { loanTerms } from '@peace/company/loan-terms';
import type { Locale, Translate } from '@peace/i18n';
import type { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { exampleTexts } from '@peace/company/loan-calculator';
import type { WorkedExample } from '@peace/company/loan-calculator';
import { chargeText, figures } from '@peace/company/loan-facts';

/** A question with its answer, as text. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** What visitors ask, for the page and for the structured data alike. */
export function questionsOf(
  t: Translate<typeof siteHelpMessages.original>,
  { example, locale }: { readonly example: WorkedExample; readonly locale: Locale },
): readonly Question[] {
  const { penalty } = loanTerms;
  const charges = {
    penaltyNew: chargeText(penalty.newClient, locale),
    penaltyRepeat: chargeText(penalty.repeatClient, locale),
  };
  return [
    { id: 'who', question: t('askWho'), answer: t('askWhoText', figures) },
    { id: 'cost', question: t('askCost'), answer: t('askCostText', exampleTexts(example)) },
    { id: 'fast', question: t('askFast'), answer: t('askFastText', figures) },
    { id: 'early', question: t('askEarly'), answer: t('askEarlyText') },
    { id: 'late', question: t('askLate'), answer: t('askLateText', charges) },
    { id: 'fee', question: t('askFee'), answer: t('askFeeText') },
    { id: 'paid', question: t('askPaid'), answer: t('askPaidText') },
    { id: 'complain', question: t('askComplain'), answer: t('askComplainText') },
  ];
}
