import type { BankField as Field } from '@peace/api-client/contract/bind-bank/bank-form-item';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { ErrorSummary } from '@peace/ui-kit/error-summary';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import { Tabs } from '@peace/vant-react-compat/tabs';
import { PHONE_DIGITS } from '@peace/validators';
import { useId, type ReactElement } from 'react';
import { BankField } from './bank-field.tsx';
import { fieldsUnder, tabsOf, type BankValues, type FieldProblem } from './bank-form.model.ts';
import { SavingNotice } from './saving-notice.tsx';
import './bind-bank.css';

/** What is known of the form. */
export type BindBankState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | { readonly kind: 'ready'; readonly fields: readonly Field[] };

/** Where saving stands. */
export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The answer was lost: the form is read again. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'stillUnknown' }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'saved' };

export interface BindBankScreenProps {
  readonly state: BindBankState;
  readonly cardType: number;
  readonly values: BankValues;
  /** By the fields' codes, of the last attempt. */
  readonly problems: ReadonlyMap<string, FieldProblem>;
  /** Number of the last attempt that did not save: takes the focus to what was wrong. */
  readonly attempt: number;
  readonly saving: Saving;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onCardType: (cardType: number) => void;
  readonly onValue: (code: string, value: string) => void;
  readonly onNext: () => void;
  readonly onCheckAgain: () => void;
  readonly onCustomerService: () => void;
}

/** 'Payment account information' (spec §2): the server's form, under the tabs of its card types. */
export function BindBankScreen(props: BindBankScreenProps): ReactElement {
  const { state, saving, onBack, onRetry, onNext, onCheckAgain, onCustomerService } = props;
  const t = useMessages(bindBankMessages);
  const isEmpty = state.kind === 'ready' && state.fields.length === 0;
  const isUnknown = saving.kind === 'checking' || saving.kind === 'stillUnknown';
  const isBusy = saving.kind === 'saving' || saving.kind === 'saved';
  const primary = isUnknown
    ? { label: t('unknownCheckAgain'), onClick: onCheckAgain, isBusy: saving.kind === 'checking' }
    : { label: t('next'), onClick: onNext, isBusy, busyLabel: t('saving') };
  return (
    <PageFrame
      title={t('title')}
      onBack={onBack}
      actionBar={state.kind === 'ready' && !isEmpty && <ActionBar primary={primary} />}
    >
      <AsyncView
        state={
          state.kind === 'failed'
            ? { ...state, onRetry }
            : state.kind === 'loading'
              ? state
              : isEmpty
                ? {
                    kind: 'empty',
                    title: t('formEmpty'),
                    text: t('formEmptyText'),
                    action: { label: t('customerService'), onClick: onCustomerService },
                  }
                : { kind: 'ready', children: <BankForm {...props} fields={state.fields} /> }
        }
        skeleton={<BindBankSkeleton />}
        loadingLabel={t('loading')}
      />
    </PageFrame>
  );
}

function BankForm(props: BindBankScreenProps & { readonly fields: readonly Field[] }): ReactElement {
  const { fields, cardType, values, problems, attempt, saving, onCardType, onValue } = props;
  const t = useMessages(bindBankMessages);
  const formId = useId();
  const tabs = tabsOf(fields);
  const shown = fieldsUnder(fields, cardType);
  // Codes are the server's: their places are what ids are made of.
  const idOf = (field: Field) => `${formId}-${fields.indexOf(field)}`;
  const isLocked = saving.kind !== 'idle' && saving.kind !== 'refused' && saving.kind !== 'notSaved';
  const wording = (field: Field): string | undefined => {
    const problem = problems.get(field.code);
    return problem && t(problem, { field: field.title, digits: PHONE_DIGITS });
  };
  const wrong = shown.flatMap((field) => {
    const message = wording(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
  const group = (
    <div className="bind-bank__fields">
      <CellGroup inset>
        {shown.map((field) => (
          <BankField
            key={field.code}
            field={field}
            id={idOf(field)}
            value={values[field.code] ?? ''}
            error={wording(field)}
            isLocked={isLocked}
            onChange={(value) => onValue(field.code, value)}
          />
        ))}
      </CellGroup>
    </div>
  );
  return (
    <>
      {wrong.length > 0 && (
        <ErrorSummary title={t('summaryTitle', { count: wrong.length })} items={wrong} attempt={attempt} />
      )}
      <SavingNotice saving={saving} attempt={attempt} />
      {tabs.length < 2 ? (
        group
      ) : (
        <div className="bind-bank__tabs">
          <Tabs
            label={t('accountTypes')}
            type="card"
            items={tabs.map((tab, index) => ({
              name: String(tab.cardType),
              title: tab.title || t('accountType', { number: index + 1 }),
              disabled: isLocked && tab.cardType !== cardType,
            }))}
            active={String(cardType)}
            onChange={(name) => onCardType(Number(name))}
          >
            <div className="bind-bank__panel">{group}</div>
          </Tabs>
        </div>
      )}
    </>
  );
}

/** Two tabs and five fields. */
function BindBankSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <Skeleton rows={1} />
      </Card>
      <Card>
        <Skeleton rows={5} />
      </Card>
    </>
  );
}
