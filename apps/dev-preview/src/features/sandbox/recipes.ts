import type { PreviewSettings } from '#shared/preview-address.ts';
import { plainArrangement, type Arrangement } from '#shared/arrangement.ts';
import { everyKeyedCall } from './calls.ts';

/** A situation that takes more than a scenario, set up by one click. */
export interface Recipe {
  readonly title: string;
  /** The developer carries these steps out by hand, in this order. */
  readonly steps: readonly string[];
  readonly arrangement: Arrangement;
  readonly settings: Partial<PreviewSettings>;
}

const arranged = (scenario: string, some: Partial<Arrangement> = {}): Arrangement => ({
  ...plainArrangement,
  scenario,
  ...some,
});
const lost: Partial<Arrangement> = { faults: [{ endpoint: everyKeyedCall, kind: 'drop', times: 1, applied: true }] };
const lostResponse = arranged('repay', lost);

/** In words of no language: the button's own differ by the one that the phone has. */
const pay = 'In the phone: choose how to pay, and pay';

/** Adds the last step: the link goes into the report. */
export const stepsOf = ({ steps }: Recipe): readonly string[] => [...steps, 'Copy link'];

/** The bug reports that come most often, the likeliest first. */
export const recipes: readonly Recipe[] = [
  {
    title: 'A pay link was requested, the response was lost, the web view was killed',
    steps: [pay, 'Kill & reopen'],
    arrangement: lostResponse,
    settings: {},
  },
  {
    title: 'A borrower paid, but the page knows of no link',
    steps: [pay, 'Money & codes: pay the link', 'Kill & reopen'],
    arrangement: lostResponse,
    settings: {},
  },
  {
    title: 'A payment never reached the lender',
    steps: [pay],
    arrangement: arranged('repay', { faults: [{ endpoint: everyKeyedCall, kind: 'drop', times: 1 }] }),
    settings: {},
  },
  {
    title: 'Paid at the counter, and the lender learns of it ten minutes later',
    steps: ['Money & codes: pay the code of order 8402', 'World: + 1 hour', 'Resume'],
    arrangement: arranged('repay-default-code', { settlesAfterMs: 600_000 }),
    settings: { tab: 'money' },
  },
  {
    title: 'Paid, and the loan still shows it as due',
    steps: [pay, 'Money & codes: pay the link', 'Kill & reopen', 'In the phone: say that it was paid, and send that'],
    arrangement: arranged('status-174', { settlesAfterMs: 86_400_000 }),
    settings: {},
  },
  {
    title: 'A loan whose accepted plan is on the phone',
    steps: ['In the phone: apply', 'In the phone: open the loan'],
    arrangement: arranged('confirm'),
    settings: {},
  },
  {
    title: 'An application was sent, and its response was lost',
    steps: ['In the phone: apply', 'Kill & reopen'],
    arrangement: arranged('confirm', lost),
    settings: {},
  },
  {
    title: 'The session ends while an order is open',
    steps: ['Expire session (401)'],
    arrangement: arranged('status-174'),
    settings: {},
  },
  {
    title: 'An older shell cannot call the lender',
    steps: ['In the phone: call the lender'],
    arrangement: arranged('telephone'),
    settings: { handlers: { callTelephone: 'missing' } },
  },
];
