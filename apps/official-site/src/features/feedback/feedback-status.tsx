import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { contactLink } from '@peace/validators/safe-url';
import { mailLink } from './feedback.model.ts';
import type { FeedbackFields, FeedbackState } from './feedback.model.ts';
import { topicNames } from './topic-field.tsx';
import '#shared/form.css';

/** What the status line is made of. */
export interface FeedbackStatusProps {
  readonly state: FeedbackState;
  readonly fields: FeedbackFields;
  readonly company: string;
  readonly email: string;
  readonly isComplaint: boolean;
}

const looks = {
  editing: '',
  sending: '',
  incomplete: ' form-status-wrong',
  notSent: ' form-status-wrong',
  accepted: ' form-status-done',
} as const satisfies Record<FeedbackState['kind'], string>;

/**
 * How it went, in a line that is always there, so that a screen reader hears it change. After a failure, an e-mail with the same
 * words; after a complaint, one for pictures, which the form cannot take.
 */
export function FeedbackStatus({ state, fields, company, email, isComplaint }: FeedbackStatusProps) {
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
  const mailLines = () => {
    const { topic, loanNumber, name, contact, message } = fields;
    const about = [topic && t(topicNames[topic]), loanNumber && `${t('loanNumber')}: ${loanNumber}`].filter(Boolean);
    return [...about, ...(about.length > 0 ? [''] : []), message, '', name, contact];
  };
  const address = contactLink({ kind: 'mail', address: email });
  return (
    <>
      <p role="status" className={`form-status${looks[state.kind]}`}>
        {say()}
      </p>
      {state.kind === 'accepted' ? <p>{t('received', { reference: state.reference })}</p> : null}
      {state.kind === 'accepted' && isComplaint && address ? (
        <p className="form-way-out">
          <a href={mailLink(address, t('filesSubject', { reference: state.reference }), [])}>{t('filesByMail')}</a>
        </p>
      ) : null}
      {state.kind === 'notSent' && address ? (
        <p className="form-way-out">
          <a href={mailLink(address, t('mailSubject', { company }), mailLines())}>{t('sendByMail')}</a>
        </p>
      ) : null}
    </>
  );
}
