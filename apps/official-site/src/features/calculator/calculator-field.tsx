import type { OfferRange } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { parseMoney } from '@peace/money-date';
import { Field } from '@peace/vant-react-compat/field';
import { shortMoney } from '@peace/company/loan-calculator';
import type { CalculatorField as FieldName, FieldProblem } from '@peace/company/loan-calculator';
import { maxFieldLength } from './calculator-address.ts';
import { pesosAsRead, inThousands } from './thousands.ts';
import '#shared/form.css';
import './calculator.css';

/** A limit of the offer in words. */
const limitText: Readonly<Record<FieldName, (limit: string) => string>> = {
  amount: (limit) => shortMoney(parseMoney(limit)),
  rate: (limit) => `${limit}%`,
  period: (limit) => limit,
};
/** What a field of the calculator needs. */
export interface CalculatorFieldProps {
  readonly field: FieldName;
  readonly range: OfferRange;
  readonly value: string;
  readonly problem: FieldProblem | undefined;
  readonly onChange: (value: string) => void;
}

/** A figure to type. The hint says what the company offers; the field takes anything. */
export function CalculatorField({ field, range, value, problem, onChange }: CalculatorFieldProps) {
  const t = useMessages(siteCalculatorMessages);
  const site = useMessages(officialSiteMessages);
  const rules = useMessages(validationMessages);
  const errors = { missing: site('fieldMissing'), notANumber: rules('loanAmountNotNumber') };
  return (
    <Field
      name={field}
      label={t(field)}
      hint={t('range', { min: limitText[field](range.min), max: limitText[field](range.max) })}
      error={problem && errors[problem]}
      value={field === 'amount' ? pesosAsRead(value) : value}
      format={field === 'amount' ? inThousands : undefined}
      onChange={(text) => onChange(field === 'amount' ? text.replaceAll(',', '') : text)}
      inputMode={field === 'amount' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={maxFieldLength}
    />
  );
}
