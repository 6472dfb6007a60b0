import type { ApiError } from '@peace/api-client';
import { errorWording, supportOf } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { CheckIcon } from '@peace/vant-react-compat/icon';
import type { PhonePolicy } from '@peace/validators';
import { useState, type ReactNode, type RefObject } from 'react';
import type { HelpContact } from './captcha.tsx';
import type { CaptchaImage } from './use-captcha.ts';
import {
  type CallUnderWay,
  type FieldName,
  type FieldProblems,
  type FormStep,
  type RegistrationInput,
} from './registration.model.ts';
import './registration.css';

export interface RegistrationFormProps {
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly input: RegistrationInput;
  readonly problems: FieldProblems;
  readonly step: FormStep;
  readonly image: CaptchaImage;
  /** Of the countdown on the button that sends a code; 0 when it may be tapped. */
  readonly secondsLeft: number;
  /** The request in flight. */
  readonly underWay: CallUnderWay;
  /** Why the last call failed, if no field caused it. */
  readonly notice: Notice | null;
  readonly phonePolicy: PhonePolicy;
  readonly contact: HelpContact;
  readonly agreementHref: string;
  readonly onEdit: (name: FieldName, text: string) => void;
  readonly onRefreshCaptcha: () => void;
  readonly onCaptchaLoad: () => void;
  readonly onCaptchaError: () => void;
  readonly onSendCode: () => void;
  /** The visitor has a code already: the last step comes into view without another one. */
  readonly onHaveCode: () => void;
  readonly onChangeNumber: () => void;
  readonly onRegisterTap: () => void;
  readonly onSubmit: () => void;
}

interface FormPartProps {
  readonly step: FormStep;
  readonly isHidden?: boolean;
  /** Filled in and left behind. */
  readonly isDone?: boolean;
  /** How a completed part is shown: as one line that can still be edited, or not at all. */
  readonly whenDone?: 'line' | 'gone';
  /** The form's title names its only field, whose label is for assistive technology then. */
  readonly isTitled?: boolean;
  /** @param isLine whether the part is one line */
  readonly children: (isLine: boolean) => ReactNode;
}

/**
 * A field with what belongs to it. It stays in the document when it is not visible, so that what was typed is never lost.
 *
 * A part is done when the form goes on, and open again when its field is entered: its field, because a button that took the focus
 * would be gone before its click. It does not close when its field is left: what is about to be tapped would move.
 */
export function FormPart(props: FormPartProps) {
  const { step, isHidden = false, isDone = false, whenDone = 'line', isTitled = false, children } = props;
  const [entered, setEntered] = useState<FormStep | null>(null);
  const isClosed = isDone && entered !== step;
  const isLine = isClosed && whenDone === 'line';
  const kind = isLine ? ' promo-part--line' : isTitled ? ' promo-part--titled' : '';
  return (
    <div
      className={`promo-part${kind}`}
      hidden={isHidden || (isClosed && whenDone === 'gone')}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) setEntered(step);
      }}
    >
      {isLine && (
        <span className="promo-part__mark">
          <CheckIcon />
        </span>
      )}
      {children(isLine)}
    </div>
  );
}

/** The properties of a field of the form: its value, its problem in words, its limits. */
export function useFieldProps(name: FieldName, { input, problems, underWay, onEdit }: RegistrationFormProps) {
  const rules = useMessages(registrationMessages);
  const problem = problems[name];
  return {
    name,
    value: input[name],
    onChange: (text: string) => onEdit(name, text),
    error: problem && (problem.kind === 'rule' ? rules(problem.reason) : problem.message),
    required: true,
    // The code that was asked for goes to the number as it was.
    readOnly: underWay === 'register' || (underWay === 'sms' && name === 'phone'),
  } as const;
}

/** The last call, if it failed and no field caused it. It holds no words: the language may change while it is shown. */
export interface Notice {
  readonly call: 'sms' | 'register';
  readonly error: ApiError;
  /** The request may have been executed: its response was lost. */
  readonly isUnknown: boolean;
}

const whenUnknown = { sms: 'smsUnknown', register: 'registerUnknown' } as const;

/**
 * Why the last call failed, and the reference for customer service. The live region is always rendered: one that appears together
 * with its text is not announced.
 */
export function FormNotice({ notice }: { readonly notice: Notice | null }) {
  const t = useMessages(promoMessages);
  const common = useMessages(commonMessages);
  return (
    <div
      className={notice?.isUnknown ? 'promo-form__notice promo-form__notice--unknown' : 'promo-form__notice'}
      role="status"
    >
      {notice && (
        <>
          <span>{notice.isUnknown ? t(whenUnknown[notice.call]) : errorWording(notice.error, common)} </span>
          <SupportDetails {...supportOf(notice.error)} />
        </>
      )}
    </div>
  );
}
