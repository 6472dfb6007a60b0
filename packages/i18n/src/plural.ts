/** The forms of a plural by CLDR category; `other` is always needed. `#` stands for the number, grouped. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** A message whose wording depends on a number: made by `plural`. */
export type Plural<Name extends string = string, Forms extends PluralForms = PluralForms> = {
  readonly plural: Name;
  readonly forms: Forms;
};

/**
 * A message by the number in the parameter `name`: `plural('count', { one: '# star', other: '# stars' })`. The forms
 * may hold other `{placeholders}`; write whole sentences, for word order differs between languages.
 */
export function plural<const Name extends string, const Forms extends PluralForms>(
  name: Name,
  forms: Forms,
): Plural<Name, Forms> {
  return { plural: name, forms };
}
