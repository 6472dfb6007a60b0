import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { contactLink } from '@peace/validators/safe-url';
import { mailLink, type FeedbackFields, type FeedbackState } from './feedback.model.ts';
import type { Ref } from 'react';
import '#shared/form.css';

export interface FeedbackStatusProps {
  readonly state: FeedbackState;
  readonly fields: FeedbackFields;
  readonly company: string;
  readonly email: string;
  readonly isComplaint: boolean;
  /** Takes the focus once a receipt stands in it. */
  readonly ref: Ref<HTMLDivElement>;
}

const looks = {
  editing: '',
  sending: '',
  incomplete: ' form-status-wrong',
  notSent: ' form-status-wrong',
  accepted: ' form-status-done',
} as const satisfies Record<FeedbackState['kind'], string>;

/**
 * The result of sending. The live region is always rendered, so that changes are announced. After a failure it links to an e-mail
 * with the same text; after a complaint, to one for pictures, which the form does not take.
 */
export function FeedbackStatus({ state, fields, company, email, isComplaint, ref }: FeedbackStatusProps) {
  const t = useMessages(officialSiteMessages);
  const common = useMessages(commonMessages);
  const rules = useMessages(validationMessages);
  const say = (): string => {
    switch (state.kind) {
      case 'editing':
      case 'sending':
        return '';
      case 'incomplete':
        return rules('formIncomplete');
      case 'accepted':
        return rules('formSent');
      case 'notSent':
        return `${t('notSent')} ${errorWording(state.reason, common)}`;
    }
  };
  const mail = (): string | undefined => {
    const address = contactLink({ kind: 'mail', address: email });
    const subject = t('mailSubject', { company });
    const { topic, loanNumber, name, contact, message } = fields;
    if (!address) return undefined;
    if (state.kind === 'accepted' && isComplaint) return mailLink(address, `${subject} ${state.reference}`, []);
    if (state.kind !== 'notSent') return undefined;
    return mailLink(address, subject, [name, contact, topic && t(topic), loanNumber, `\n${message}`]);
  };
  const href = mail();
  return (
    <div ref={ref} tabIndex={-1} className={state.kind === 'accepted' ? 'form-receipt' : 'form-result'}>
      <p role="status" className={`form-status${looks[state.kind]}`}>
        {say()}
      </p>
      {state.kind === 'accepted' ? <p>{t('received', { reference: state.reference })}</p> : null}
      {href ? (
        <p className="form-way-out">
          <a href={href}>{t(state.kind === 'accepted' ? 'filesByMail' : 'sendByMail')}</a>
        </p>
      ) : null}
    </div>
  );
}
