import { useState, type ComponentType, type ReactNode } from 'react';
import type { OrderDue } from '#features/due/due.model.ts';
import { useLoadPart } from '#shared/reading/use-load-part.ts';
import type { DueReminderProps } from './due-reminder.part.tsx';

export interface DueReminder {
  readonly remind: () => void;
  /** The remaining step of the reminder; it is rendered beside its button. */
  readonly outcome: ReactNode;
}

/** Adds what is due to the phone's calendar. Its code is loaded with the tap, unless the page had time for it before. */
export function useDueReminder(order: Pick<DueReminderProps, 'orderId' | 'productName'>, due: OrderDue | null) {
  const loadPart = useLoadPart();
  const [tapped, setTapped] = useState<{ readonly View: ComponentType<DueReminderProps>; readonly taps: number }>();

  async function remind() {
    const part = await loadPart(() => import('./due-reminder.part.tsx'));
    if (part) setTapped((before) => ({ View: part.DueReminderPart, taps: (before?.taps ?? 0) + 1 }));
  }

  return {
    remind: () => void remind(),
    outcome: tapped && due ? <tapped.View {...order} due={due} taps={tapped.taps} /> : null,
  } satisfies DueReminder;
}
