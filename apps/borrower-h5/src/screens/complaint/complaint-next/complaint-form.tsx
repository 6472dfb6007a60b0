import { complaintMessages } from '@peace/i18n/messages/complaint';
import { paidReportMessages } from '@peace/i18n/messages/paid-report';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { MoneyPanel, PanelChip, PanelLine } from '@peace/ui-kit/money-panel';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { Field } from '@peace/vant-react-compat/field';
import { COMPLAINT_TEXT_MAX_CHARACTERS, countCharacters } from '@peace/validators';
import { useEffect, useId, type ReactElement } from 'react';
import { Announcement } from '#features/complaint/announcement.tsx';
import { hasContent } from '#features/complaint/complaint-draft.ts';
import { ReplyPromise } from '#features/complaint/reply-promise.tsx';
import type { AttemptOutcome } from '#shared/attempt/attempt-outcome.model.ts';
import type { SendProblem } from './complaint-next.model.ts';
import {
  ComplaintPictures,
  type ComplaintPicturesProps,
  type ComplaintPictureEvents,
  FormWarning,
} from './complaint-pictures.tsx';
import { fitEdit } from './fit-edit.ts';
import './complaint-form.css';

export interface ComplaintFormEvents extends ComplaintPictureEvents {
  readonly setText: (text: string) => void;
}

export interface ComplaintFormProps extends Omit<ComplaintPicturesProps, 'title' | 'problem' | 'isLocked'> {
  readonly tags: readonly string[];
  readonly orderNo: string;
  /** Empty where it is not known. */
  readonly productName: string;
  readonly text: string;
  /** It reports a payment that the loan does not show: the receipt's photo comes first. */
  readonly isPaidReport: boolean;
  /** The problems that kept the last attempt from being sent, as far as they remain, by `text` and `pictures`. */
  readonly problems: ReadonlyMap<string, SendProblem>;
  /** Number of the last attempt that was kept from being sent: takes the focus to what is missing. */
  readonly attempt: number;
  readonly sending: AttemptOutcome;
  /** Whether what did not arrive is what is in the form. */
  readonly isInForm: boolean;
  /** A complaint about the order was sent meanwhile, without what is in the form. */
  readonly isAnotherSent: boolean;
  /** Nothing may change: it is being sent, or it is not known whether it was. */
  readonly isLocked: boolean;
  readonly isKept: boolean;
  /** The page does not know whose session it has: a draft that is stored is neither shown nor replaced. */
  readonly isDraftHidden: boolean;
  readonly areUploadsOff?: boolean;
  readonly events: ComplaintFormEvents;
}

/** The description, the pictures, and what the borrower is to know before sending. */
export function ComplaintForm(props: ComplaintFormProps): ReactElement {
  const { tags, orderNo, productName, text, isPaidReport, problems, attempt, sending } = props;
  const { isLocked, isKept, areUploadsOff, events } = props;
  const t = useMessages(complaintMessages);
  const report = useMessages(paidReportMessages);
  const rule = useMessages(validationMessages);
  const pictures = areUploadsOff ? (
    <p>{t('uploadsOff')}</p>
  ) : (
    <ComplaintPictures
      {...props}
      title={isPaidReport ? report('proof') : t('pictures')}
      problem={problems.get('pictures')}
    />
  );
  const textId = useId();
  const isTextMissing = problems.has('text');
  useEffect(() => {
    if (attempt > 0 && isTextMissing) document.getElementById(textId)?.focus();
  }, [attempt, isTextMissing, textId]);
  return (
    <>
      <SendingNotice
        sending={sending}
        isInForm={props.isInForm}
        isAnotherSent={props.isAnotherSent}
        isWritten={hasContent(props)}
      />
      <MoneyPanel tone="neutral">
        <ul className="complaint-tags" aria-label={t('problemType')}>
          {tags.map((tag) => (
            <li key={tag}>
              <PanelChip>{tag}</PanelChip>
            </li>
          ))}
        </ul>
        <PanelLine>
          {[productName, t('orderNumber', { number: orderNo })].filter((part) => part !== '').join(' · ')}
        </PanelLine>
      </MoneyPanel>
      {isPaidReport && (
        <>
          <StatusBanner tone="warning" title={report('stopsNothing')} description={report('stopsNothingText')} />
          {pictures}
        </>
      )}
      <Card>
        <div className="complaint-form__field">
          <Field
            id={textId}
            label={t('description')}
            placeholder={t('descriptionPlaceholder')}
            rows={7}
            value={text}
            onChange={events.setText}
            format={fitEdit}
            counter={`${countCharacters(text)}/${COMPLAINT_TEXT_MAX_CHARACTERS}`}
            error={isTextMissing ? rule('complaintTextRequired') : undefined}
            readOnly={isLocked}
            required
          />
        </div>
        {props.isDraftHidden && <FormWarning>{t('draftHidden')}</FormWarning>}
        {!isKept && !props.isDraftHidden && <FormWarning>{t('draftNotKept')}</FormWarning>}
      </Card>
      {!isPaidReport && pictures}
      <ReplyPromise />
    </>
  );
}

type SendingNoticeProps = Pick<ComplaintFormProps, 'sending' | 'isInForm' | 'isAnotherSent'> & {
  readonly isWritten: boolean;
};

function SendingNotice({ sending, isInForm, isAnotherSent, isWritten }: SendingNoticeProps) {
  const t = useMessages(complaintMessages);
  const notice = () => {
    switch (sending.kind) {
      case 'checking':
        return <StatusBanner tone="progress" title={t('unknownChecking')} description={t('unknownCheckingText')} />;
      case 'stillUnknown':
        return <StatusBanner tone="warning" title={t('unknownStill')} description={t('unknownStillText')} />;
      case 'notArrived':
        return (
          <StatusBanner
            tone="info"
            title={t('unknownNotFiled')}
            description={t(isInForm ? 'unknownNotFiledText' : 'unknownNotFiledElsewhereText')}
          />
        );
      case 'cannotTell':
        return <StatusBanner tone="warning" title={t('unknownCannotTell')} description={t('unknownCannotTellText')} />;
      case 'refused':
        return (
          <StatusBanner tone="danger" title={sending.message}>
            <SupportDetails {...sending.support} />
          </StatusBanner>
        );
      case 'idle':
        return (
          isAnotherSent && (
            <StatusBanner tone="info" title={t('anotherSent')} description={isWritten && t('anotherSentText')} />
          )
        );
      case 'sending':
      case 'done':
        return null;
    }
  };
  return <Announcement>{notice()}</Announcement>;
}
