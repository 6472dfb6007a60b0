import type { ApiError } from '@peace/api-client';
import { errorWording, supportOf } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { CheckIcon } from '@peace/vant-react-compat/icon';
import { useState, type ReactNode } from 'react';
import type { RegistrationFormProps } from './registration-form.tsx';
import { controlMaxLength, type FieldName, type FormStep as Step } from './registration.model.ts';
import './registration.css';

interface FormStepProps {
  readonly step: Step;
  /** How far the form has come. */
  readonly furthest: Step;
  readonly isHidden?: boolean;
  /** Filled in and left behind. */
  readonly isDone?: boolean;
  /** What a step becomes that is done: one line that can still be edited, or nothing. */
  readonly whenDone?: 'line' | 'gone';
  /** @param isLine whether the step is one line */
  readonly children: (isLine: boolean) => ReactNode;
}

/**
 * One step of the form. It stays in the document when it is not visible, so that what was typed is never lost. The form's title
 * names its current step, so the field's label is for assistive technology there.
 *
 * A step is done when the form goes on, and open again when its field is entered: its field, because a button that took the focus
 * would be gone before its click. It does not close when its field is left: what is about to be tapped would move.
 */
export function FormStep(props: FormStepProps) {
  const { step, furthest, isHidden = false, isDone = false, whenDone = 'line', children } = props;
  const [entered, setEntered] = useState<Step | null>(null);
  const isClosed = isDone && entered !== furthest;
  const isLine = isClosed && whenDone === 'line';
  const kind = isLine ? ' promo-step--line' : step === furthest ? ' promo-step--current' : '';
  return (
    <div
      className={`promo-step${kind}`}
      hidden={isHidden || (isClosed && whenDone === 'gone')}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) setEntered(furthest);
      }}
    >
      {isLine && (
        <span className="promo-step__mark">
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
    maxLength: controlMaxLength[name],
  } as const;
}

/** The last call, if it failed and no field caused it. It holds no words: the language may change while it is shown. */
export interface Notice {
  readonly call: 'sms' | 'register';
  readonly error: ApiError;
  /** The request may have been executed: its answer was lost. */
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
          {notice.isUnknown ? t(whenUnknown[notice.call]) : errorWording(notice.error, common)}{' '}
          <SupportDetails {...supportOf(notice.error)} />
        </>
      )}
    </div>
  );
}
