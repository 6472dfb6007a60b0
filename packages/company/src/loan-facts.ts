import { groupThousands } from '@peace/money-date';
import type { Company } from './company.ts';
import { smallLoanLimits } from './legal-limits.ts';
import { loanTerms } from './loan-terms.ts';

/** The catalogue that is shown: `original`, `en` or `fil` of `@peace/i18n`, which this package does not know. */
type Locale = string;

/** The figures of the loan terms as the wording's placeholders name them. */
export const figures = {
  age: loanTerms.overAge,
  minDays: loanTerms.term.minDays,
  maxDays: loanTerms.term.maxDays,
  decisionDays: loanTerms.decisionDays,
  creditMin: loanTerms.credit.minDays,
  creditMax: loanTerms.credit.maxDays,
  earlyDays: loanTerms.earlyRepayment.minDays,
  changeDays: loanTerms.noticeOfChangeDays,
  assignmentDays: loanTerms.assignmentNoticeDays,
  judgmentDays: loanTerms.judgmentDays,
} as const;

/** Whole pesos of the late charges: `Rs.1,000` to the specification's letter in `original`, `₱1,000` else. */
export function chargeText(pesos: number, locale: Locale): string {
  return `${locale === 'original' ? 'Rs.' : '₱'}${groupThousands(String(pesos))}`;
}

/** The caps of the law for small loans, as the wording's placeholders name them. */
export const limitFigures = /* @__PURE__ */ limitsAsText();

function limitsAsText() {
  return {
    limitSource: smallLoanLimits.source,
    limitFrom: smallLoanLimits.from,
    limitAmount: `₱${groupThousands(String(smallLoanLimits.upToPesos))}`,
    limitMonths: smallLoanLimits.upToMonths,
    limitNominal: `${smallLoanLimits.nominalPercentPerMonth}%`,
    limitEffective: `${smallLoanLimits.effectivePercentPerMonth}%`,
    limitLate: `${smallLoanLimits.latePercentPerMonth}%`,
    limitTotal: `${smallLoanLimits.totalCostPercent}%`,
  };
}

/** Weekdays to the answer to a complaint (specification, section 2). */
const replyDays = 3;

/** Returns the promises of the complaints page, by the names of its placeholders. */
export const complaintFacts = ({ complaintDecisionDays }: Pick<Company, 'complaintDecisionDays'>) => ({
  replyDays,
  resolvedDays: complaintDecisionDays,
});

/** Every figure of the loan terms as their Markdown and the loan agreement's wording name it. */
export function termFacts(locale: Locale) {
  const { penalty, lateInterest } = loanTerms;
  const [first, second, third] = lateInterest;
  return {
    ...figures,
    ...limitFigures,
    replyDays,
    penaltyNew: chargeText(penalty.newClient, locale),
    penaltyRepeat: chargeText(penalty.repeatClient, locale),
    firstRate: `${first.percentPerDay}%`,
    firstFrom: String(first.from),
    firstTo: String(first.to),
    secondRate: `${second.percentPerDay}%`,
    secondFrom: String(second.from),
    secondTo: String(second.to),
    thirdRate: `${third.percentPerDay}%`,
    thirdFrom: String(third.from),
  };
}
