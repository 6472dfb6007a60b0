import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { Field } from '@peace/vant-react-compat/field';
import { plainEdit } from '@peace/validators';
import { useEffect, useRef, type ComponentProps, type ComponentType } from 'react';
import { Enhanced } from '#shared/enhanced.tsx';
import { FeedbackStatus } from './feedback-status.tsx';
import { useFeedback, type SendFeedback } from './use-feedback.ts';
import '#shared/page.css';
import '#shared/form.css';

const inputs: readonly (Partial<ComponentProps<typeof Field>> & {
  readonly name: 'name' | 'contact' | 'message';
  readonly text: 'name' | 'reach' | 'message';
})[] = [
  { name: 'name', text: 'name', autoComplete: 'name', maxLength: 100 },
  { name: 'contact', text: 'reach', autoComplete: 'email', maxLength: 100 },
  { name: 'message', text: 'message', rows: 4, maxLength: 2000 },
];

/** The fields of a complaint belong to this form. */
export interface SubjectProps {
  readonly form: ReturnType<typeof useFeedback>;
}

export interface FeedbackFormProps {
  /** Says what came of it; `success!` appears for `accepted` only. */
  readonly onSend: SendFeedback;
  /** The company's registered name. */
  readonly company: string;
  /** The address to write to without a script, or when sending failed. */
  readonly email: string;
  /** Renders `ComplaintSubject` above the other fields; only the complaints page loads it. */
  readonly Subject?: ComponentType<SubjectProps> | undefined;
}

/**
 * A message to the company. All fields are needed (spec §5) but a loan number; what was typed stays until it was accepted. Then a
 * receipt takes the place of the fields.
 */
export function FeedbackForm({ onSend, company, email, Subject }: FeedbackFormProps) {
  const t = useMessages(officialSiteMessages);
  const receipt = useRef<HTMLDivElement>(null);
  const isComplaint = Subject !== undefined;
  const form = useFeedback(onSend, { isComplaint });
  const isSending = form.state.kind === 'sending';
  const isAccepted = form.state.kind === 'accepted';
  // The button that was tapped is gone: what came of it is read on. Not where the visitor went to something else meanwhile.
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || receipt.current?.closest('form')?.contains(activeElement);
    if (isAccepted && isHere) receipt.current?.focus();
  }, [isAccepted]);
  return (
    <form className="form feedback card" noValidate onSubmit={form.submit}>
      <Enhanced without={t('feedbackNeedsScript', { email })}>
        {Subject && !isAccepted ? <Subject form={form} /> : null}
        {(isAccepted ? [] : inputs).map(({ text, ...input }) => (
          <Field
            key={input.name}
            {...input}
            format={plainEdit}
            label={t(text)}
            required
            readOnly={isSending}
            counter={input.name === 'message' ? `${form.fields.message.length}/${input.maxLength}` : undefined}
            error={form.isMarked(input.name) ? t('fieldMissing') : undefined}
            value={form.fields[input.name]}
            onChange={(value) => form.edit(input.name, value)}
          />
        ))}
        <FeedbackStatus {...{ isComplaint, company, email }} ref={receipt} state={form.state} fields={form.fields} />
        {isAccepted ? (
          <Button plain block onClick={form.restart}>
            {t('sendAnother')}
          </Button>
        ) : (
          <Button type="primary" nativeType="submit" block loading={isSending} loadingText={t('sending')}>
            {t('send')}
          </Button>
        )}
      </Enhanced>
    </form>
  );
}
