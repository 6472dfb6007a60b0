import { DAY_MS } from '../durations.ts';
import { orderScenario, type Scenario } from './scenario.ts';

export const statusScenarios: readonly Scenario[] = [
  orderScenario('status-21', 'Status 21: processing', '8021', { order: { status: 21 } }),
  orderScenario('status-110', 'Status 110', '8110', { order: { status: 110 } }),
  orderScenario('status-151', 'Status 151', '8151', { order: { status: 151 } }),
  orderScenario('status-170', 'Status 170: repay available', '8170', { order: { status: 170 } }),
  orderScenario('status-174', 'Status 174: repayable', '8174', { order: { status: 174 } }),
  orderScenario('status-174-rollover', 'Status 174 with rollover offered', '8175', {
    order: { status: 174, canRollOver: true },
  }),
  orderScenario('status-180', 'Status 180: repayable, four days after the due date', '8180', {
    order: { status: 180 },
    orderAt: (now) => ({ appliedAt: now - 95 * DAY_MS }),
  }),
  orderScenario('status-180-rollover', 'Status 180 with rollover offered', '8181', {
    order: { status: 180, canRollOver: true },
    orderAt: (now) => ({ appliedAt: now - 95 * DAY_MS }),
  }),
  orderScenario('status-200', 'Status 200: closed', '8200', {
    order: { status: 200 },
    orderAt: (now) => ({ paidAt: now - DAY_MS }),
  }),
  orderScenario('status-unrecognised', 'A status this version does not know (333)', '8333', { order: { status: 333 } }),
];
