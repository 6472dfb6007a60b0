import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { Field } from '@peace/vant-react-compat/field';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Enhanced } from '#shared/enhanced.tsx';
import { focusField } from '#shared/focus-field.ts';
import { calculate, calculatorFields } from './calculator.model.ts';
import type { Calculation, CalculatorInput } from './calculator.model.ts';
import { CalculatorResult } from './calculator-result.tsx';
import '#shared/form.css';
import './calculator.css';

const labels = { amount: 'amount', rate: 'rate', period: 'period' } as const;
const hints = { amount: 'amountHint', rate: 'rateHint', period: 'periodHint' } as const;

/** The loan calculator: three numbers in, both formulas of spec §9 out. */
export function Calculator() {
  const t = useMessages(officialSiteMessages);
  const rules = useMessages(validationMessages);
  const [input, setInput] = useState<CalculatorInput>({ amount: '', rate: '', period: '' });
  const [calculation, setCalculation] = useState<Calculation>();

  const edit = (field: keyof CalculatorInput) => (value: string) => {
    setInput({ ...input, [field]: value });
    // A result beside other figures than its own would be wrong; a message stays until it is answered.
    if (calculation?.kind === 'calculated') setCalculation(undefined);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = calculate(input);
    setCalculation(next);
    if (next.kind === 'invalid') focusField(event.currentTarget, next.fields[0]);
  };
  const isWrong = (field: keyof CalculatorInput) =>
    calculation?.kind === 'invalid' && calculation.fields.includes(field);

  return (
    <div className="calculator">
      <form className="form card" noValidate onSubmit={submit}>
        <Enhanced without={t('calculatorNeedsScript')}>
          {calculatorFields.map((field) => (
            <Field
              key={field}
              name={field}
              label={t(labels[field])}
              labelAlign="top"
              hint={t(hints[field])}
              error={isWrong(field) ? rules('loanAmountNotNumber') : undefined}
              value={input[field]}
              onChange={edit(field)}
              inputMode={field === 'amount' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={15}
            />
          ))}
          <Button type="primary" nativeType="submit" block>
            {t('calculate')}
          </Button>
        </Enhanced>
      </form>
      <CalculatorResult calculation={calculation?.kind === 'calculated' ? calculation : undefined} />
    </div>
  );
}
