import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { ErrorSummary } from '@peace/ui-kit/error-summary';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { Tabs } from '@peace/vant-react-compat/tabs';
import { PHONE_DIGITS } from '@peace/validators';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { type AttemptOutcome, isLocked } from '#shared/attempt/attempt-outcome.model.ts';
import { BankField } from './bank-field.tsx';
import {
  type BankValues,
  type FieldProblem,
  type FormField as Field,
  fieldsUnder,
  isFillable,
  keyOf,
  labelOf,
  tabsOf,
} from './bank-form.model.ts';
import { AccountPreview } from './account-preview.tsx';
import { SavingNotice } from './saving-notice.tsx';
import './bind-bank.css';

export interface BankFormEvents {
  readonly chooseCardType: (cardType: number) => void;
  readonly setValue: (code: string, value: string) => void;
  readonly review: () => void;
}

export interface BankFormProps {
  readonly fields: readonly Field[];
  readonly cardType: number;
  readonly values: BankValues;
  readonly problems: ReadonlyMap<string, FieldProblem>;
  /** Codes of the problems that the last attempt met and that are not corrected yet: the summary lists them. */
  readonly listed: ReadonlySet<string>;
  /** Number of the last attempt that was not complete: takes the focus to what was wrong. */
  readonly attempt: number;
  readonly saving: AttemptOutcome;
  /** An account was saved that is not what stands in this form: of another page, an earlier visit, or before it was changed. */
  readonly isOtherSaved: boolean;
  readonly isTyped: boolean;
  /** It is in place of the review, which had the focus. */
  readonly takesFocus?: boolean;
  readonly events: BankFormEvents;
}

/** The server's fields under the tabs of their card types, and above them what keeps them from being saved. */
export function BankForm(props: BankFormProps): ReactElement {
  const { fields, cardType, values, problems, listed, attempt, saving, isOtherSaved, isTyped, takesFocus, events } =
    props;
  const t = useMessages(bindBankMessages);
  const formId = useId();
  const tabs = tabsOf(fields);
  const isInert = isLocked(saving);
  const shown = fieldsUnder(fields, cardType);
  const element = useRef<HTMLFormElement>(null);
  // Not later: news above the form takes the focus after it.
  useLayoutEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  const group = isFillable(shown) ? (
    <Fields
      {...props}
      ref={element}
      shown={shown}
      formId={formId}
      isInert={isInert}
      isTitled={tabs.some(
        (tab) =>
          tab.cardType === cardType && shown[0] && 'options' in shown[0].input && tab.title === labelOf(shown[0]),
      )}
    />
  ) : (
    <NoFields />
  );
  const goToFirst = useEffectEvent(() => {
    const first = listed.size === 0 && shown.find(({ code }) => problems.has(code));
    const field = first && document.getElementById(idOf(formId, fields, first));
    if (!field) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (attempt > 0) goToFirst();
  }, [attempt]);
  // The problem is shown at its field.
  const wrong = shown.flatMap((field) =>
    listed.has(field.code) && problems.has(field.code)
      ? [{ fieldId: idOf(formId, fields, field), message: labelOf(field) }]
      : [],
  );
  return (
    <>
      {wrong.length > 0 && (
        <ErrorSummary title={t('summaryTitle', { count: wrong.length })} items={wrong} attempt={attempt} />
      )}
      {isOtherSaved && (
        <StatusBanner tone="info" title={t('otherSavedTitle')} description={t('otherSavedText')} takesFocus>
          <SupportDetails />
        </StatusBanner>
      )}
      <SavingNotice saving={saving} isTyped={isTyped} />
      {isFillable(shown) && <AccountPreview fields={shown} values={values} isTyping />}
      {tabs.length === 0 ? (
        group
      ) : (
        <Tabs
          label={t('accountTypes')}
          items={tabs.map((tab, index) => ({
            name: String(tab.cardType),
            title: tab.title || t('accountType', { number: index + 1 }),
            disabled: isInert && tab.cardType !== cardType,
          }))}
          active={String(cardType)}
          onChange={(name) => events.chooseCardType(Number(name))}
        >
          <div className="bind-bank__panel">{group}</div>
        </Tabs>
      )}
    </>
  );
}

/** In place of fields that cannot be filled in: there are none, or a choice has nothing to choose. */
function NoFields(): ReactElement {
  const t = useMessages(bindBankMessages);
  const help = { label: t('customerService'), href: href(screens.customerService) };
  return (
    <ScreenMessage drawing={ServiceDownDrawing} title={t('formEmpty')} primary={help}>
      {t('formEmptyText')}
    </ScreenMessage>
  );
}

interface FieldsProps extends BankFormProps {
  readonly ref: Ref<HTMLFormElement>;
  /** Those under the tab that is open. */
  readonly shown: readonly Field[];
  readonly formId: string;
  readonly isInert: boolean;
  /** The open tab is called like the first field, a choice, whose label is then only read out. */
  readonly isTitled: boolean;
}

function Fields(props: FieldsProps): ReactElement {
  const { ref, fields, shown, values, problems, formId, isInert, isTitled, events } = props;
  const t = useMessages(bindBankMessages);
  const wording = useProblemWording(problems);
  // On an early page, what is typed before React is there would be lost.
  const isHydrated = useIsHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isInert) events.review();
  };
  return (
    <form
      ref={ref}
      className={`bind-bank__fields${isTitled ? ' bind-bank__fields--titled' : ''}`}
      noValidate
      aria-label={t('title')}
      tabIndex={-1}
      onSubmit={submit}
    >
      <fieldset className="bind-bank__set" disabled={!isHydrated}>
        <CellGroup>
          {shown.map((field) => (
            <BankField
              key={keyOf(field)}
              field={field}
              id={idOf(formId, fields, field)}
              value={values.get(field.code) ?? ''}
              error={wording(field)}
              isLocked={isInert}
              onChange={(value) => events.setValue(field.code, value)}
            />
          ))}
        </CellGroup>
      </fieldset>
      {/* Enter and a keyboard's own button do what Next does. */}
      <button type="submit" hidden>
        {t('next')}
      </button>
    </form>
  );
}

/** Codes are the server's: their places are what ids are made of. */
function idOf(formId: string, fields: readonly Field[], field: Field): string {
  return `${formId}-${fields.indexOf(field)}`;
}

function useProblemWording(problems: ReadonlyMap<string, FieldProblem>): (field: Field) => string | undefined {
  const t = useMessages(bindBankMessages);
  return (field) => {
    const problem = problems.get(field.code);
    return problem && t(problem, { field: labelOf(field), digits: PHONE_DIGITS });
  };
}
