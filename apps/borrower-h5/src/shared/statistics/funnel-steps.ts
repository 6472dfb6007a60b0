import type { StatisticsEvent } from '@peace/telemetry/statistics';

/** Which accepted calls are a step: nothing of what they sent or were answered. */
export const countedSteps: Readonly<Record<string, readonly [funnel: string, step: string]>> = {
  submitApplication: ['application', 'applied'],
  submitApplicationVariant2: ['application', 'applied'],
  createPayLink: ['repayment', 'pay-link'],
  createWalletLink: ['repayment', 'wallet-link'],
  chargeCard: ['repayment', 'card-started'],
  confirmCharge: ['repayment', 'card-confirmed'],
  bindBankAccount: ['account', 'saved'],
  changeBankAccount: ['account', 'saved'],
  fileComplaint: ['complaint', 'filed'],
};

/** The step that an accepted call is; undefined for every other call. */
export function stepOf(endpoint: string): StatisticsEvent | undefined {
  const [funnel, step] = countedSteps[endpoint] ?? [];
  return funnel !== undefined && step !== undefined ? { event: 'step', funnel, step } : undefined;
}
