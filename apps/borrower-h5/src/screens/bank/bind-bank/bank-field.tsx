import { monthNames } from '@peace/i18n/dates';
import type { BankFieldOption } from '@peace/api-client/contract/bank/bank-form';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useLocale, useMessages } from '@peace/i18n/react';
import { DayField } from '@peace/ui-kit/day-field';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { Field as TextField } from '@peace/vant-react-compat/field';
import { PickerField } from '@peace/vant-react-compat/picker-field';
import { digitsOnly, plainEdit, regroup, regroupPhone } from '@peace/validators';
import type { ReactElement } from 'react';
import { groupingOf, isPhone, isRequired, keptValueOf, labelOf, type FormField as Field } from './bank-form.model.ts';

export interface BankFieldProps {
  readonly field: Field;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  readonly onChange: (value: string) => void;
}

/** A field of the server's form: text, digits in groups, a day, or a choice in a picker. */
export function BankField({ field, id, value, error, isLocked, onChange }: BankFieldProps): ReactElement {
  const { input } = field;
  const t = useMessages(bindBankMessages);
  const { locale } = useLocale();
  const kept = keptValueOf(field);
  const title = labelOf(field);
  const label = field.isOptional ? t('optional', { field: title }) : title;
  // Not twice, where it is the title.
  const subtitle = title === field.subtitle.trim() ? '' : field.subtitle;
  const own = { id, label, value, onChange, error, required: isRequired(field) } as const;
  const hint = kept === null ? subtitle : t('keptValue', { value: kept });
  switch (input.kind) {
    case 'citySelect':
    case 'enum':
      return (
        <Choice
          {...own}
          options={input.options}
          hasLogos={input.kind === 'enum'}
          placeholder={subtitle}
          disabled={isLocked}
        />
      );
    case 'day':
      return (
        <DayField
          {...own}
          digitsOf={digitsOnly}
          labels={{
            day: t('day'),
            month: t('month'),
            year: t('year'),
            pick: t('pick'),
            confirm: t('confirm'),
            cancel: t('cancel'),
          }}
          months={monthNames(locale)}
          isMonthFirst={locale !== 'original'}
          hint={subtitle}
          isLocked={isLocked}
        />
      );
    case 'text': {
      const grouping = groupingOf(input.format);
      return (
        <TextField
          {...own}
          hint={hint}
          readOnly={isLocked}
          enterKeyHint="next"
          inputMode={grouping ? 'numeric' : undefined}
          autoComplete={input.format === 'phone' ? 'tel-national' : 'off'}
          format={isPhone(field) ? regroupPhone : grouping ? (edit) => regroup(edit, grouping) : plainEdit}
        />
      );
    }
    // A category of a later backend: whatever it is, it can be written.
    case 'unrecognised':
      return <TextField {...own} hint={hint} readOnly={isLocked} enterKeyHint="next" format={plainEdit} />;
  }
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly options: readonly BankFieldOption[];
  /** Wallets and banks have a tile; cities have none. */
  readonly hasLogos: boolean;
  readonly placeholder: string;
  readonly disabled: boolean;
}

function Choice({ options, hasLogos, placeholder, ...rest }: ChoiceProps): ReactElement {
  const t = useMessages(bindBankMessages);
  return (
    <PickerField
      {...rest}
      options={options.map(({ value, name }) => ({
        value,
        label: name,
        icon: hasLogos && <ProductLogo name={name} size="small" />,
      }))}
      placeholder={placeholder || t('pick')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
    />
  );
}
