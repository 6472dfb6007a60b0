import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import { groupingOf, labelOf, type BankValues } from './bank-form.model.ts';
import { reviewOf } from './bank-review.model.ts';
import './bind-bank.css';

export interface AccountPreviewProps {
  /** Those under the tab that is open. */
  readonly fields: readonly BankField[];
  readonly values: BankValues;
  /** Its digits are in the groups of the field below it. */
  readonly isTyping?: boolean;
}

/** The account as it is being typed: wallet or bank, number, name. It repeats the fields below it, so it is only to be seen. */
export function AccountPreview({ fields, values, isTyping }: AccountPreviewProps): ReactElement | null {
  const number = fields.find(({ input }) => input.kind === 'text' && groupingOf(input.format) !== null);
  if (!number) return null;
  const bank = fields.find(({ input }) => input.kind === 'enum');
  const name = fields.find(({ input }) => input.kind === 'text' && groupingOf(input.format) === null);
  const written = new Map(reviewOf(fields, values).map(({ code, value }) => [code, value]));
  return (
    <div aria-hidden="true">
      <MoneyPanel tone="due" title={(bank && written.get(bank.code)) || '\u00a0'} className="account-preview">
        <p className="account-preview__number">
          <UnbrokenText>
            {(isTyping && values.get(number.code)) || written.get(number.code) || '••• •••• ••••'}
          </UnbrokenText>
        </p>
        {name && <p className="account-preview__name">{written.get(name.code) || labelOf(name)}</p>}
      </MoneyPanel>
    </div>
  );
}
