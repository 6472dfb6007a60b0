import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import { labelOf, type BankValues } from './bank-form.model.ts';
import { panelFields, reviewOf } from './bank-review.model.ts';
import './bind-bank.css';

export interface AccountPreviewProps {
  /** Those under the tab that is open. */
  readonly fields: readonly BankField[];
  readonly values: BankValues;
  /** It repeats the fields below it, in their groups of digits, so it is only to be seen. */
  readonly isTyping?: boolean;
}

/** In place of a number that is not known. */
export const noNumber = '••• •••• ••••';

/** The account: wallet or bank, number, name. */
export function AccountPreview({ fields, values, isTyping }: AccountPreviewProps): ReactElement | null {
  const t = useMessages(bindBankMessages);
  const panel = panelFields(fields);
  if (!panel) return null;
  const { bank, number, name } = panel;
  const rows = new Map(reviewOf(fields, values).map((row) => [row.code, row]));
  const written = (field: BankField): string => {
    const row = rows.get(field.code);
    return row?.isKept && !isTyping ? t('reviewKept', row) : (row?.value ?? '');
  };
  const label = (field: BankField) => !isTyping && <span className="van-visually-hidden">{labelOf(field)} </span>;
  return (
    <div aria-hidden={isTyping}>
      <MoneyPanel
        tone="due"
        title={
          bank && (
            <>
              {label(bank)}
              {written(bank) || labelOf(bank)}
            </>
          )
        }
        className="account-preview"
      >
        <p className="account-preview__number">
          {label(number)}
          <UnbrokenText>{written(number) || noNumber}</UnbrokenText>
        </p>
        {name && (
          <p className="account-preview__name">
            {label(name)}
            {written(name) || labelOf(name)}
          </p>
        )}
      </MoneyPanel>
    </div>
  );
}
