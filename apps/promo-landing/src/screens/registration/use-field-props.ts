import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { controlMaxLength, type FieldName, type FieldProblems, type RegistrationInput } from './registration.model.ts';

/** What the fields of the form have in common. */
export interface FormFields {
  readonly input: RegistrationInput;
  readonly problems: FieldProblems;
  readonly isRegistering: boolean;
  readonly onEdit: (name: FieldName, text: string) => void;
}

/** The properties of a field of the form: its value, its problem in words, its limits. */
export function useFieldProps({ input, problems, isRegistering, onEdit }: FormFields) {
  const rules = useMessages(registrationMessages);
  return (name: FieldName) => {
    const problem = problems[name];
    return {
      name,
      value: input[name],
      onChange: (text: string) => onEdit(name, text),
      error: problem && (problem.kind === 'rule' ? rules(problem.reason) : problem.message),
      required: true,
      readOnly: isRegistering,
      maxLength: controlMaxLength[name],
    } as const;
  };
}
