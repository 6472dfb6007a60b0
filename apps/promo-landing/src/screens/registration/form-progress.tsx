import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { formSteps, isReached, numberOf, type FormStep } from './form-step.model.ts';
import './form-progress.css';

/** What each step asks for, as its field is called. */
const titles = { number: 'phone', picture: 'captcha', code: 'smsCode' } as const;

/** How far the form has come, in words and in a bar. Announced to assistive technology when it changes. */
export function FormProgress({ furthest }: { readonly furthest: FormStep }): ReactElement {
  const t = useMessages(promoMessages);
  return (
    <div className="promo-progress">
      <p role="status">
        <strong>{t(titles[furthest])}</strong>{' '}
        <span>{t('stepOf', { step: numberOf(furthest), steps: formSteps.length })}</span>
      </p>
      <div className="promo-progress__bar" aria-hidden="true">
        {formSteps.map((step) => (
          <span key={step} className={isReached(step, furthest) ? 'promo-progress__part--reached' : undefined} />
        ))}
      </div>
    </div>
  );
}
