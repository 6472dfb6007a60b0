import type { Offer } from '@peace/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { calculatorFields } from '@peace/company/loan-calculator';
import { places } from '#shared/views.ts';
import { Enhanced } from '#shared/enhanced.tsx';
import { focusField } from '@peace/ui-kit/focus-field';
import { CalculatorField } from './calculator-field.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { KeepCalculation } from './keep-calculation.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { useCalculation } from './calculation.tsx';
import type { CalculatorActions } from './use-calculator.ts';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

const fields = ['amount', 'period', 'rate'] as const;
const rangeOf = { amount: 'amount', period: 'months', rate: 'monthlyRate' } as const;

/**
 * The whole calculator, folded in the card of the first view: three figures to type, both formulas of spec §9, each payment with its day.
 * It opens by itself where the address brings figures.
 */
export function Calculator({ offer, actions }: { readonly offer: Offer; readonly actions: CalculatorActions }) {
  const t = useMessages(siteCalculatorMessages);
  const rules = useMessages(validationMessages);
  const fold = useRef<HTMLDetailsElement>(null);
  const { input, result, notice, isOutside, start, problemOf, isIncomplete, edit, check } = useCalculation();
  const { readQuery } = actions;
  useEffect(() => {
    if (fold.current && calculatorFields.some((field) => readQuery().has(field))) fold.current.open = true;
  }, [readQuery]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = check();
    if (wrong) focusField(event.currentTarget, wrong);
  };

  return (
    <details ref={fold} className="calculator">
      <summary>{t('exact')}</summary>
      <p className="quiet">{t('calculatorLead')}</p>
      <form className="form calculator-form" noValidate onSubmit={submit}>
        <Enhanced without={t('calculatorNeedsScript')}>
          {fields.map((field) => (
            <CalculatorField
              key={field}
              field={field}
              range={offer[rangeOf[field]]}
              value={input[field]}
              problem={problemOf(field)}
              onChange={(value) => edit(field, value)}
            />
          ))}
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
      {isOutside ? null : (
        <section className="calculator-outcome" aria-labelledby="calculator-result">
          <h3 id="calculator-result">{t('result')}</h3>
          <CalculatorResult result={result} />
          {result && result.instalments.length > 0 ? (
            <ScheduleTable instalments={result.instalments} start={start} />
          ) : null}
          {result === null || notice !== null ? null : (
            <>
              <ButtonLink type="primary" block href={`#${places.app}`}>
                {t('getLoan')}
              </ButtonLink>
              <KeepCalculation actions={actions} />
            </>
          )}
        </section>
      )}
    </details>
  );
}
