import type { Offer, OfferRange } from '@peace/company';
import { companyMessages } from '@peace/i18n/messages/company';
import { plainCodeEdit } from '@peace/validators';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent, useState, type MouseEvent } from 'react';
import {
  defaultInput,
  exampleTexts,
  shortMoney,
  type CalculatorField as FieldName,
  type CalculatorInput,
  type FieldProblem,
} from '@peace/company/loan-calculator';
import { places } from '#shared/views.ts';
import { Enhanced } from '#shared/enhanced.tsx';
import { focusField } from '@peace/ui-kit/focus-field';
import { CalculatorResult, Formulas, ScheduleTable } from './calculator-result.tsx';
import { useCalculation, type CalculatorActions } from './calculation.tsx';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { parseMoney } from '@peace/money-date';
import { Field } from '@peace/vant-react-compat/field';
import { maxFieldLength } from './calculator-address.ts';
import { pesosAsRead, inThousands } from './thousands.ts';
import { CopyIcon, WarningIcon } from '@peace/vant-react-compat/icon';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

const fields = ['amount', 'period', 'rate'] as const;
const rangeOf = { amount: 'amount', period: 'months', rate: 'monthlyRate' } as const;

/**
 * The card of the first view: three figures to type, their result (spec §9), and what is to be asked about them. Each payment and
 * the formulas are folded. Without a script it is the worked example.
 */
export function Calculator({ offer, actions }: { readonly offer: Offer; readonly actions: CalculatorActions }) {
  const t = useMessages(siteCalculatorMessages);
  const site = useMessages(officialSiteMessages);
  const rules = useMessages(validationMessages);
  const advice = useMessages(companyMessages)('advice');
  const { input, result, notices, start, problemOf, isIncomplete, edit, check, example } = useCalculation();
  const form = useRef<HTMLFormElement>(null);
  // Input from before hydration.
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const defaults = defaultInput(offer);
    for (const field of fields) {
      const text = typed.get(field);
      if (typeof text === 'string' && text !== shownFigure(field, defaults[field]))
        edit(field, typedFigure(field, text));
    }
  });
  useEffect(() => takeOver(), []);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = check();
    if (wrong) focusField(event.currentTarget, wrong);
  };

  return (
    <section id={places.calculator} className="example card" aria-labelledby="calculator-title">
      <h2 id="calculator-title">{t('calculator')}</h2>
      {example ? <p className="example-terms">{site('exampleTerms', exampleTexts(example))}</p> : null}
      {/* `autoComplete="off"` keeps the browser from restoring the form after Back: the address has the figures. */}
      <form ref={form} className="form calculator-form" autoComplete="off" noValidate onSubmit={submit}>
        <Enhanced without={t('calculatorNeedsScript')} takesEarlyInput>
          <div className="calculator-fields">
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
          </div>
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
      <section className="calculator-outcome" aria-labelledby="calculator-result">
        <h3 id="calculator-result" className="van-visually-hidden">
          {t('result')}
        </h3>
        {notices.map((notice) => (
          <p key={notice} className="calculator-notice">
            <WarningIcon />
            <span>{notice}</span>
          </p>
        ))}
        <CalculatorResult result={result} />
        <p className="advice">{advice}</p>
      </section>
      <details className="calculator">
        <summary>{t('exact')}</summary>
        <p className="quiet">{t('calculatorLead')}</p>
        <Formulas result={result} />
        {result && result.instalments.length > 0 ? (
          <ScheduleTable instalments={result.instalments} start={start} />
        ) : null}
        {result === null || notices.length > 0 ? null : (
          <>
            <ButtonLink type="primary" block href={`#${places.app}`}>
              {t('getLoan')}
            </ButtonLink>
            {/* By its figures: 'Link copied' is not shown beside others. */}
            <KeepCalculation key={JSON.stringify(input)} actions={actions} input={input} />
          </>
        )}
      </details>
    </section>
  );
}

/** A figure in its field: pesos in groups. */
const shownFigure = (field: FieldName, value: string) => (field === 'amount' ? pesosAsRead(value) : value);
const typedFigure = (field: FieldName, text: string) => (field === 'amount' ? text.replaceAll(',', '') : text);

/** A limit of the offer in words. */
const limitText: Readonly<Record<FieldName, (limit: string) => string>> = {
  amount: (limit) => shortMoney(parseMoney(limit)),
  rate: (limit) => `${limit}%`,
  period: (limit) => limit,
};
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
      value={shownFigure(field, value)}
      format={field === 'amount' ? inThousands : plainCodeEdit}
      onChange={(text) => onChange(typedFigure(field, text))}
      inputMode={field === 'amount' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={maxFieldLength}
    />
  );
}

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
