/**
 * A Philippine number as it is read: `+63 2 8123 4567` for a landline in Metro Manila, `+63 917 123 4567` for a mobile
 * phone, and the number as given when it is neither.
 *
 * @param number `+63` and digits only
 */
export function phoneText(number: string): string {
  const [, ...groups] = /^\+63(?:(2)(\d{4})(\d{4})|(9\d{2})(\d{3})(\d{4}))$/.exec(number) ?? [];
  return groups.length === 0 ? number : ['+63', ...groups.filter(Boolean)].join(' ');
}
