import { DAY_MS } from '../durations.ts';
import { orderScenario } from './order-scenario.ts';
import type { Scenario } from './scenario.ts';

/** Every order status. */
export const statusScenarios: readonly Scenario[] = [
  orderScenario({ name: 'status-21', title: 'Status 21: processing', orderId: '8021', order: { status: 21 } }),
  orderScenario({ name: 'status-110', title: 'Status 110', orderId: '8110', order: { status: 110 } }),
  orderScenario({ name: 'status-151', title: 'Status 151', orderId: '8151', order: { status: 151 } }),
  orderScenario({ name: 'status-170', title: 'Status 170: repay available', orderId: '8170', order: { status: 170 } }),
  orderScenario({ name: 'status-174', title: 'Status 174: repayable', orderId: '8174', order: { status: 174 } }),
  orderScenario({
    name: 'status-174-rollover',
    title: 'Status 174 with rollover offered',
    orderId: '8175',
    order: { status: 174, canRollOver: true },
  }),
  orderScenario({
    name: 'status-180',
    title: 'Status 180: repayable, late',
    orderId: '8180',
    order: { status: 180 },
    orderAt: (now) => ({ appliedAt: now - 95 * DAY_MS }),
  }),
  orderScenario({
    name: 'status-180-rollover',
    title: 'Status 180 with rollover offered',
    orderId: '8181',
    order: { status: 180, canRollOver: true },
    orderAt: (now) => ({ appliedAt: now - 95 * DAY_MS }),
  }),
  orderScenario({
    name: 'status-200',
    title: 'Status 200: closed',
    orderId: '8200',
    order: { status: 200 },
    orderAt: (now) => ({ paidAt: now - DAY_MS }),
  }),
  orderScenario({
    name: 'status-unrecognised',
    title: 'A status this version does not know (333)',
    orderId: '8333',
    order: { status: 333 },
  }),
];
