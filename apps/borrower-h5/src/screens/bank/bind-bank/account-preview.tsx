import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import { groupingOf, labelOf, type BankValues, type FormField } from './bank-form.model.ts';
import './bind-bank.css';

export interface AccountPreviewProps {
  /** Those under the tab that is open. */
  readonly fields: readonly FormField[];
  readonly values: BankValues;
}

/** The account as it is being typed: wallet or bank, number, name. It repeats the fields below it, so it is only to be seen. */
export function AccountPreview({ fields, values }: AccountPreviewProps): ReactElement | null {
  const number = fields.find(({ input }) => input.kind === 'text' && groupingOf(input.format) !== null);
  if (!number) return null;
  const bank = fields.find(({ input }) => input.kind === 'enum');
  const name = fields.find(({ input }) => input.kind === 'text' && groupingOf(input.format) === null);
  const valueOf = (field: FormField) => values.get(field.code)?.trim() ?? '';
  const bankName =
    bank && 'options' in bank.input && bank.input.options.find(({ value }) => value === valueOf(bank))?.name;
  return (
    <div aria-hidden="true">
      <MoneyPanel tone="due" title={bankName || (bank && labelOf(bank))} className="account-preview">
        <p className="account-preview__number">
          <UnbrokenText>{valueOf(number) || '•••• ••• ••••'}</UnbrokenText>
        </p>
        {name && <p className="account-preview__name">{valueOf(name) || labelOf(name)}</p>}
      </MoneyPanel>
    </div>
  );
}
