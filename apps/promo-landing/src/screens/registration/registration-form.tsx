import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { FormEvent, KeyboardEvent } from 'react';
import { CodePart } from './code-part.tsx';
import type { RegistrationFormProps } from './form-parts.tsx';
import { type FormStep, formSteps } from './registration.model.ts';
import { NumberPart } from './number-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { company } from '@peace/company';
import '#shared/page.css';
import './registration.css';

/** The form, step by step. What is typed before the script has come stays in it: the fields are native, and the page never submits. */
export function RegistrationForm({ formRef, ...props }: RegistrationFormProps) {
  const t = useMessages(promoMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.step === 'code') props.onSubmit();
    else props.onSendCode();
  };
  return (
    // method="dialog" outside a dialog: a tap before the script has come stays on the page. index.html marks it, and it is carried out.
    <form
      ref={formRef}
      className="promo-sheet promo-form"
      method="dialog"
      noValidate
      aria-label={t('title')}
      onSubmit={submit}
      onKeyDown={toNextField}
    >
      <NoScriptNote />
      <LateScriptNote />
      <FormProgress step={props.step} />
      <NumberPart {...props} />
      <PicturePart {...props} />
      <CodePart {...props} />
      <p className="promo-form__agreement">
        {t('agreementNote')}{' '}
        <a id="agreement-link" href={props.agreementHref}>
          {t('readAgreement')}
        </a>
      </p>
    </form>
  );
}

/** The keyboard's "next" leads to the next field visible; in the last one it does what the step's button does. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const inputs = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('.promo-part:not([hidden]) input'));
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const titles = { request: 'title', code: 'smsCode' } as const;

/** How far the form has come, in words and in a bar. Announced to assistive technology when it changes. */
function FormProgress({ step }: { readonly step: FormStep }) {
  const t = useMessages(promoMessages);
  const place = formSteps.indexOf(step);
  return (
    <div className="promo-progress">
      <p role="status">
        <strong>{t(titles[step])}</strong> <span>{t('stepOf', { step: place + 1, steps: formSteps.length })}</span>
      </p>
      <div className="promo-progress__bar" aria-hidden="true">
        {formSteps.map((each, index) => (
          <span key={each} className={index <= place ? 'promo-progress__part--reached' : undefined} />
        ))}
      </div>
    </div>
  );
}

/** An empty reference is the page's own address, query included. */
const thisAddress = '';

/**
 * Shown by the stylesheet after eight seconds if the script has not loaded; removed by React. It overlays the lower edge, so
 * nothing shifts during a tap.
 */
function LateScriptNote() {
  const t = useMessages(promoMessages);
  if (useIsHydrated()) return null;
  return (
    <p className="promo-late">
      {t('scriptLate')} <a href={thisAddress}>{t('reload')}</a>
    </p>
  );
}

/** For a browser that runs no script: what to do instead of filling in the form. */
function NoScriptNote() {
  const t = useMessages(promoMessages);
  return (
    <noscript>
      <p className="promo-note">
        {t('needsScript')} <a href={company.appStoreUrl}>{t('toAppStore')}</a>{' '}
        <a href={company.playStoreUrl}>{t('toPlayStore')}</a>
      </p>
    </noscript>
  );
}
