import type { Offer } from '@peace/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { useMemo } from 'react';
import type { SyntheticEvent } from 'react';
import { defaultInput, calculatorFields } from '@peace/loan-calculator';
import { Enhanced } from '#shared/enhanced.tsx';
import { focusField } from '@peace/ui-kit/focus-field';
import { CalculatorField } from './calculator-field.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { KeepCalculation } from './keep-calculation.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { useCalculator } from './use-calculator.ts';
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
  const defaults = useMemo(() => defaultInput(offer), [offer]);
  const ranges = { amount: offer.amount, rate: offer.monthlyRate, period: offer.months };
  const { input, result, problemOf, isIncomplete, edit, check } = useCalculator(defaults, actions);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = check();
    if (wrong) focusField(event.currentTarget, wrong);
  };

  return (
    <div className="calculator">
      <form className="form card calculator-form" noValidate onSubmit={submit}>
        <Enhanced without={t('calculatorNeedsScript')}>
          {calculatorFields.map((field) => (
            <CalculatorField
              key={field}
              field={field}
              range={ranges[field]}
              value={input[field]}
              problem={problemOf(field)}
              onChange={(value) => edit(field, value)}
            />
          ))}
          <p role="status" className="form-status form-status-wrong">
            {isIncomplete ? rules('formIncomplete') : ''}
          </p>
          <Button plain type="primary" nativeType="submit" block>
            {t('calculate')}
          </Button>
        </Enhanced>
      </form>
      <section className="calculator-outcome card" aria-labelledby="calculator-result">
        <h3 id="calculator-result">{t('result')}</h3>
        <CalculatorResult result={result} />
        {result?.isOverLimit ? null : <KeepCalculation actions={actions} />}
      </section>
      {result && result.instalments.length > 0 ? (
        <ScheduleTable instalments={result.instalments} today={actions.today} />
      ) : null}
    </div>
  );
}
