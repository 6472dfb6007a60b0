import { sampleFields, type Fields, type SomeFields } from '#shared/fields.ts';

/** Another borrower, who logs in on the same phone. */
const other: SomeFields = {
  sessionId: 'other-session',
  userId: 'other-user',
  mobilePhone: '09989876543',
};

const names = ['sessionId', 'userId', 'mobilePhone'] as const;

/** Whether the fields are the other borrower's. */
export const isOtherPerson = (fields: Fields) => names.every((name) => fields[name] === other[name]);

/** The other borrower's fields, or those of the first where they are that one's already. */
export function changedPerson(fields: Fields): SomeFields {
  if (!isOtherPerson(fields)) return other;
  return Object.fromEntries(names.map((name) => [name, sampleFields[name]]));
}
