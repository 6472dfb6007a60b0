import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { OrderDue } from '#features/due/due.model.ts';
import { loadPart } from '#shared/reading/load-part.ts';
import { useServices } from '#shared/services.tsx';
import type { DueReminderProps } from './due-reminder.part.tsx';

export interface DueReminder {
  readonly remind: () => void;
  /** The remaining step of the reminder; it is rendered beside its button. */
  readonly outcome: ReactNode;
}

/** Adds what is due to the phone's calendar. Its code is loaded with the tap, unless the page had time for it before. */
export function useDueReminder(order: Pick<DueReminderProps, 'orderId' | 'productName'>, due: OrderDue | null) {
  const services = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const [tapped, setTapped] = useState<{ readonly View: ComponentType<DueReminderProps>; readonly taps: number }>();

  async function remind() {
    try {
      const { DueReminderPart } = await loadPart(services, () => import('./due-reminder.part.tsx'));
      setTapped((before) => ({ View: DueReminderPart, taps: (before?.taps ?? 0) + 1 }));
    } catch {
      show({ message: t('errorNetwork') });
    }
  }

  return {
    remind: () => void remind(),
    outcome: tapped && due ? <tapped.View {...order} due={due} taps={tapped.taps} /> : null,
  } satisfies DueReminder;
}
