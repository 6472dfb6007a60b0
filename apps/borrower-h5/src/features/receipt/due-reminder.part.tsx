import { useEffect, useRef, type ReactElement } from 'react';
import type { OrderDue } from '#features/due/due.model.ts';
import { paymentsToCome } from './kept-plan.model.ts';
import { ReminderOutcome } from './reminder-outcome.tsx';
import { useKeptOffer } from './use-kept-offer.ts';
import { useReminder } from './use-reminder.ts';

export interface DueReminderProps {
  readonly orderId: string;
  readonly productName: string;
  readonly due: OrderDue;
  /** Each tap on the button adds what is due then. */
  readonly taps: number;
}

/** Adds what is due, and the plan's later payments, to the calendar, and says what is left to do for it. */
export function DueReminderPart({ orderId, productName, due, taps }: DueReminderProps): ReactElement | null {
  const { offer } = useKeptOffer(orderId);
  const { reminder, remind } = useReminder({ orderId, productName }, paymentsToCome(offer?.plan ?? [], due));
  const handled = useRef(0);
  useEffect(() => {
    if (handled.current === taps) return;
    handled.current = taps;
    remind();
  });
  return reminder && <ReminderOutcome reminder={reminder} />;
}
