/** The codes by which the backend names the state of an order (spec §4). A developer may set any other: it allows nothing. */
export const STATUS = {
  underReview: 21,
  declined: 110,
  payingOut: 151,
  repayable: 170,
  due: 174,
  late: 180,
  closed: 200,
} as const;

const beforePayout: ReadonlySet<number> = new Set([STATUS.underReview, STATUS.declined, STATUS.payingOut]);
const notYetLate: ReadonlySet<number> = new Set([STATUS.repayable, STATUS.due]);

/** Whether the loan was not paid out yet: no date of repayment is known. */
export const isBeforePayout = (status: number): boolean => beforePayout.has(status);

/** Whether an order of this status becomes late with its due date. */
export const isNotYetLate = (status: number): boolean => notYetLate.has(status);

/** Whether an order of this status can be repaid. */
export const isRepayable = (status: number): boolean => isNotYetLate(status) || status === STATUS.late;
