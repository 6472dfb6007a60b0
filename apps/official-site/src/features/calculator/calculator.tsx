import type { Offer, OfferRange } from '@peace/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { useEffect, useRef, type SyntheticEvent, useState, type MouseEvent } from 'react';
import {
  calculatorFields,
  shortMoney,
  type CalculatorField as FieldName,
  type CalculatorInput,
  type FieldProblem,
} from '@peace/company/loan-calculator';
import { places } from '#shared/views.ts';
import { Enhanced } from '#shared/enhanced.tsx';
import { focusField } from '@peace/ui-kit/focus-field';
import { CalculatorResult, ScheduleTable } from './calculator-result.tsx';
import { useCalculation, type CalculatorActions } from './calculation.tsx';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { parseMoney } from '@peace/money-date';
import { Field } from '@peace/vant-react-compat/field';
import { maxFieldLength } from './calculator-address.ts';
import { pesosAsRead, inThousands } from './thousands.ts';
import { CopyIcon } from '@peace/vant-react-compat/icon';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
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
              {/* By its figures: 'Link copied' is not said of others. */}
              <KeepCalculation key={JSON.stringify(input)} actions={actions} input={input} />
            </>
          )}
        </section>
      )}
    </details>
  );
}

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
function CalculatorField({ field, range, value, problem, onChange }: CalculatorFieldProps) {
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

/** What is kept, and how. */
export interface KeepCalculationProps {
  readonly actions: CalculatorActions;
  readonly input: CalculatorInput;
}

/** Ways to keep a calculation: its address, and paper. Both need a script. */
function KeepCalculation({ actions, input }: KeepCalculationProps) {
  const t = useMessages(siteCalculatorMessages);
  const isHydrated = useIsHydrated();
  const [copied, setCopied] = useState<'copied' | 'manual'>();
  const copy = (event: MouseEvent<HTMLButtonElement>) => {
    // In the tap itself: WebKit's permission ends with it.
    void actions.copyLink(event.currentTarget, input).then(({ kind }) => setCopied(kind));
  };
  return (
    <div className="calculator-keep">
      <p className="calculator-keep-buttons">
        <Button size="small" icon={<CopyIcon />} disabled={!isHydrated} onClick={copy}>
          {t('copyLink')}
        </Button>
        <Button size="small" disabled={!isHydrated} onClick={actions.print}>
          {t('print')}
        </Button>
      </p>
      <p role="status" className="quiet calculator-keep-status">
        {copied === 'copied' ? t('linkCopied') : copied === 'manual' ? t('linkByHand') : ''}
      </p>
    </div>
  );
}
