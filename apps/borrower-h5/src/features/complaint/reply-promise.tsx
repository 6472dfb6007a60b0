import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { InfoIcon } from '@peace/vant-react-compat/icon';
import { REPLY_WEEKDAYS } from '@peace/validators';
import type { ReactElement } from 'react';
import './complaint.css';

/** When there will be an answer (spec §2). */
export function ReplyPromise(): ReactElement {
  const t = useMessages(complaintMessages);
  return (
    <p className="reply-promise">
      <InfoIcon className="reply-promise__icon" />
      {t('replyWithin', { days: REPLY_WEEKDAYS })}
    </p>
  );
}
