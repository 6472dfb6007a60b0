import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { Dialog } from '@peace/vant-react-compat/dialog';
import type { ReactElement } from 'react';

export interface LeaveQuestionEvents {
  readonly leave: () => void;
  readonly stay: () => void;
}

export interface LeaveQuestionProps {
  readonly open: boolean;
  /** The account may be on its way to being saved. */
  readonly isUnknown: boolean;
  readonly events: LeaveQuestionEvents;
}

/** Asked before a form that was written in is left. What loses nothing is the filled button. */
export function LeaveQuestion({ open, isUnknown, events }: LeaveQuestionProps): ReactElement {
  const t = useMessages(bindBankMessages);
  return (
    <Dialog
      open={open}
      onClose={events.stay}
      title={t('leaveTitle')}
      confirmLabel={t('stay')}
      onConfirm={events.stay}
      cancelLabel={t('leave')}
      onCancel={events.leave}
    >
      {t(isUnknown ? 'leaveUnknown' : 'leaveText')}
    </Dialog>
  );
}
