import type { Hono } from 'hono';
import type { SandboxParts } from '../sandbox-env.ts';
import { payByCode, payLink, currentPayCodes } from '../state/pay.ts';
import type { PayLink } from '../state/payment.ts';
import { settleArrived } from '../state/settle.ts';
import { answerControl } from './answer-control.ts';
import { controlCalls } from './control-calls.ts';
import { ControlError } from './read-command.ts';

/** What orders are paid with, what was paid, and how long the lender takes to learn of it. */
export function registerPaying(control: Hono, parts: SandboxParts): void {
  const payments = () => ({ payments: [...parts.state.payments.values()] });
  const outcomeOf = (link: PayLink) => ({ ...link, ...pickOutcome(parts, link.token) });
  answerControl(control, controlCalls.payLinks, () => ({
    payLinks: Array.from(parts.state.payLinks.values(), outcomeOf),
  }));
  answerControl(control, controlCalls.settlePayLink, ({ id }) => {
    payLink(parts.state, id, parts.clock.now());
    const link = parts.state.payLinks.get(id);
    if (link === undefined) throw new ControlError(`There is no pay link ${id}.`);
    return outcomeOf(link);
  });
  answerControl(control, controlCalls.payCodes, () => ({
    payCodes: currentPayCodes(parts.state, parts.clock.now()),
  }));
  answerControl(control, controlCalls.payByCode, ({ id, command: { isRollover } }) => {
    if (!payByCode(parts.state, { code: id, isRollover }, parts.clock.now())) {
      throw new ControlError(`Nothing can be paid with the code ${id}; GET pay-codes lists those that pay something.`);
    }
    return payments();
  });
  answerControl(control, controlCalls.payments, payments);
  answerControl(control, controlCalls.settlement, () => ({ afterMs: parts.state.settlesAfterMs }));
  answerControl(control, controlCalls.setSettlement, ({ command: { afterMs } }) => {
    parts.state.settlesAfterMs = afterMs;
    settleArrived(parts.state, parts.clock.now());
    return { afterMs };
  });
}

function pickOutcome({ state }: SandboxParts, token: string) {
  const payment = state.payments.get(token);
  return payment && { paidAt: payment.paidAt, outcome: payment.outcome };
}
