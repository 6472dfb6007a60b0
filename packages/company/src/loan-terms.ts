/**
 * The figures of the loan terms (specification, section 9), once for every page that states them: the calculator, the
 * late charges, the questions and the legal texts. Amounts are whole pesos, rates are percent.
 */
export const loanTerms = {
  /** Calendar days. */
  term: { minDays: 91, maxDays: 365 },
  /** A borrower is a Filipino over this age. */
  overAge: 18,
  /** Days from a complete application to the decision. */
  decisionDays: 1,
  /** Calendar days from the approval until the money arrives. */
  credit: { minDays: 1, maxDays: 3 },
  /** Prepayment: from half the term on, and not before this many calendar days after disbursement. */
  earlyRepayment: { minDays: 7 },
  penalty: { newClient: 1000, repeatClient: 800 },
  /** Late interest on the unpaid amount for each day; `to` is missing where it goes on. */
  lateInterest: [
    { from: 1, to: 30, percentPerDay: 5 },
    { from: 31, to: 90, percentPerDay: 4 },
    { from: 91, percentPerDay: 2 },
  ],
  /** Calendar days within which a changed name, birth date or address is reported. */
  noticeOfChangeDays: 3,
  /** Business days of notice before a loan is assigned. */
  assignmentNoticeDays: 7,
  /** Days within which a judgment is paid. */
  judgmentDays: 10,
} as const;
