import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { Field } from '@peace/vant-react-compat/field';
import type { ComponentProps } from 'react';
import { Enhanced } from '#shared/enhanced.tsx';
import { FeedbackStatus } from './feedback-status.tsx';
import { TopicField } from './topic-field.tsx';
import { useFeedback } from './use-feedback.ts';
import type { SendFeedback } from './use-feedback.ts';
import type { FeedbackFields } from './feedback.model.ts';
import '#shared/page.css';
import '#shared/form.css';

type Input = Partial<ComponentProps<typeof Field>> & {
  readonly name: Exclude<keyof FeedbackFields, 'topic'>;
  readonly text: 'loanNumber' | 'name' | 'reach' | 'message';
};

const loanNumber: Input = {
  name: 'loanNumber',
  text: 'loanNumber',
  autoComplete: 'off',
  maxLength: 50,
  required: false,
};

const inputs: readonly Input[] = [
  { name: 'name', text: 'name', autoComplete: 'name', maxLength: 100 },
  { name: 'contact', text: 'reach', autoComplete: 'email', autoCapitalize: 'none', maxLength: 100 },
  { name: 'message', text: 'message', rows: 4, maxLength: 2000 },
];

/** What a feedback form needs. */
export interface FeedbackFormProps {
  /** Says what came of it; `success!` appears for `accepted` only. */
  readonly onSend: SendFeedback;
  /** The company's registered name. */
  readonly company: string;
  /** Where to write when there is no script, or when sending failed. */
  readonly email: string;
  /** Asks for a topic too, and for a loan number, which may stay empty. */
  readonly isComplaint?: boolean | undefined;
}

/** A message to the company. All fields are needed (spec §5) but a loan number; what was typed stays until it was accepted. */
export function FeedbackForm({ onSend, company, email, isComplaint = false }: FeedbackFormProps) {
  const t = useMessages(officialSiteMessages);
  const form = useFeedback(onSend, { isComplaint });
  const isSending = form.state.kind === 'sending';
  return (
    <form className="form card" noValidate onSubmit={form.submit}>
      <Enhanced without={t('feedbackNeedsScript', { email })}>
        {isComplaint ? (
          <TopicField
            value={form.fields.topic}
            isDisabled={isSending}
            error={form.isMarked('topic') ? t('topicMissing') : undefined}
            onChange={(value) => form.edit('topic', value)}
          />
        ) : null}
        {(isComplaint ? [loanNumber, ...inputs] : inputs).map(({ text, ...input }) => (
          <Field
            key={input.name}
            required
            {...input}
            label={t(text)}
            labelAlign="top"
            readOnly={isSending}
            error={form.isMarked(input.name) ? t('fieldMissing') : undefined}
            value={form.fields[input.name]}
            onChange={(value) => form.edit(input.name, value)}
          />
        ))}
        <FeedbackStatus
          state={form.state}
          fields={form.fields}
          company={company}
          email={email}
          isComplaint={isComplaint}
        />
        <Button type="primary" nativeType="submit" block loading={isSending} loadingText={t('sending')}>
          {t('send')}
        </Button>
      </Enhanced>
    </form>
  );
}
