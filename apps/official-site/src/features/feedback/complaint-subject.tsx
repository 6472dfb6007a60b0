import type { ComplaintTopic } from '@peace/api-client/feedback';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { describedBy, Field, fieldIds, FieldShell } from '@peace/vant-react-compat/field';
import { plainEdit } from '@peace/validators';
import { useId } from 'react';
import type { SubjectProps } from './feedback-form.tsx';
import '#shared/form.css';

const topics: readonly ComplaintTopic[] = ['collector', 'payment', 'charges', 'application', 'personalData', 'other'];

/** Asks for a complaint's topic, by a native list, and an optional loan number. */
export function ComplaintSubject({ form }: SubjectProps) {
  const t = useMessages(officialSiteMessages);
  const id = useId();
  const { topic, loanNumber } = form.fields;
  const isSending = form.state.kind === 'sending';
  const error = form.isMarked('topic') ? t('topicChoose') : undefined;
  return (
    <>
      <FieldShell id={id} label={t('topic')} error={error} required>
        <select
          id={id}
          name="topic"
          className={`van-field__control topic-field${error ? ' van-field__control--error' : ''}`}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(error !== undefined && fieldIds(id).error)}
          disabled={isSending}
          value={topic}
          onChange={({ currentTarget: { value } }) => form.edit('topic', topics.find((name) => name === value) ?? '')}
        >
          <option value="">{t('topicChoose')}</option>
          {topics.map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </select>
      </FieldShell>
      <Field
        name="loanNumber"
        label={t('loanNumber')}
        autoComplete="off"
        maxLength={50}
        format={plainEdit}
        readOnly={isSending}
        value={loanNumber}
        onChange={(value) => form.edit('loanNumber', value)}
      />
    </>
  );
}
