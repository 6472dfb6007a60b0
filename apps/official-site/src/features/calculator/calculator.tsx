import type { Offer } from '@peace/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, daysBetween } from '@peace/company/loan-calculator';
import type { CalculatorField as FieldName, Day } from '@peace/company/loan-calculator';
import { figures } from '@peace/company/loan-facts';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { places } from '#shared/views.ts';
import { Enhanced } from '#shared/enhanced.tsx';
import { focusField } from '@peace/ui-kit/focus-field';
import { CalculatorField } from './calculator-field.tsx';
import { CalculatorNotice, CalculatorResult } from './calculator-result.tsx';
import { KeepCalculation } from './keep-calculation.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { useCalculation } from './calculation.tsx';
import type { CalculatorActions } from './use-calculator.ts';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

/** What the calculator needs. */
export interface CalculatorProps {
  readonly offer: Offer;
  readonly actions: CalculatorActions;
}

/** The loan calculator: three figures in, both formulas of spec §9 out, and what follows from them. */
export function Calculator({ offer, actions }: CalculatorProps) {
  const t = useMessages(siteCalculatorMessages);
  const rules = useMessages(validationMessages);
  const [isRateOpen, setRateOpen] = useState(false);
  const ranges = { amount: offer.amount, rate: offer.monthlyRate, period: offer.months };
  const { input, result, problemOf, isIncomplete, edit, check } = useCalculation();
  const start = useIsHydrated() ? actions.today() : null;
  const days = start === null || result === null ? null : termDays(start, result.instalments.length);
  const isOutside = days !== null && (days < figures.minDays || days > figures.maxDays);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = check();
    if (wrong === 'rate') flushSync(() => setRateOpen(true));
    if (wrong) focusField(event.currentTarget, wrong);
  };

  const fieldOf = (field: FieldName) => (
    <CalculatorField
      field={field}
      range={ranges[field]}
      value={input[field]}
      problem={problemOf(field)}
      onChange={(value) => edit(field, value)}
    />
  );

  return (
    <div className="calculator">
      <form className="form card calculator-form" noValidate onSubmit={submit}>
        <Enhanced without={t('calculatorNeedsScript')}>
          {fieldOf('amount')}
          {fieldOf('period')}
          {/* The lender's to say; open it, and it is the visitor's to try. */}
          <details
            className="calculator-rate"
            open={isRateOpen}
            onToggle={(event) => setRateOpen(event.currentTarget.open)}
          >
            <summary>{t('rateFolded', { rate: input.rate })}</summary>
            {fieldOf('rate')}
          </details>
          <p role="status" className="form-status form-status-wrong">
            {isIncomplete ? rules('formIncomplete') : ''}
          </p>
          {/* The result is live: there is something to send only where it is missing. */}
          {result === null ? (
            <Button plain type="primary" nativeType="submit" block>
              {t('calculate')}
            </Button>
          ) : null}
        </Enhanced>
      </form>
      <section className="calculator-outcome card" aria-labelledby="calculator-result">
        <h3 id="calculator-result">{t('result')}</h3>
        {isOutside && days !== null ? (
          <CalculatorNotice>{t('termOutside', { ...figures, days })}</CalculatorNotice>
        ) : (
          <CalculatorResult result={result} />
        )}
        {result === null || result.isOverLimit || isOutside ? null : (
          <>
            <ButtonLink type="primary" block href={`#${places.app}`}>
              {t('getLoan')}
            </ButtonLink>
            <KeepCalculation actions={actions} />
          </>
        )}
        {result && result.instalments.length > 0 && !isOutside ? (
          <ScheduleTable instalments={result.instalments} start={start} />
        ) : null}
      </section>
    </div>
  );
}

/** Days from the first day of a loan to its last payment; `null` where there is no payment. */
const termDays = (start: Day, months: number) => (months > 0 ? daysBetween(start, addMonths(start, months)) : null);
