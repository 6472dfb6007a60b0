import type { ComplaintTopic } from '@peace/api-client/feedback';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { describedBy, fieldIds, FieldShell } from '@peace/vant-react-compat/field';
import { useId } from 'react';
import type { FeedbackFields } from './feedback.model.ts';
import '#shared/form.css';

/** Each topic with the message that names it, in the order of the list. */
export const topicNames = {
  collector: 'topicCollector',
  payment: 'topicPayment',
  charges: 'topicCharges',
  application: 'topicApplication',
  'personal-data': 'topicPersonalData',
  other: 'topicOther',
} as const satisfies Record<ComplaintTopic, keyof typeof officialSiteMessages.original>;

const isTopic = (value: string): value is ComplaintTopic => Object.hasOwn(topicNames, value);

/** What the choice of a topic needs. */
export interface TopicFieldProps {
  readonly value: FeedbackFields['topic'];
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (topic: FeedbackFields['topic']) => void;
}

/** What a complaint is about: the browser's own list, which a phone shows as large as its thumb needs. */
export function TopicField({ value, isDisabled, error, onChange }: TopicFieldProps) {
  const t = useMessages(officialSiteMessages);
  const id = useId();
  return (
    <FieldShell id={id} label={t('topic')} error={error} required>
      <select
        id={id}
        name="topic"
        className={`van-field__control topic-field${error === undefined ? '' : ' van-field__control--error'}`}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(error !== undefined && fieldIds(id).error)}
        disabled={isDisabled}
        value={value}
        onChange={({ currentTarget }) => onChange(isTopic(currentTarget.value) ? currentTarget.value : '')}
      >
        <option value="">{t('topicChoose')}</option>
        {Object.entries(topicNames).map(([topic, name]) => (
          <option key={topic} value={topic}>
            {t(name)}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
