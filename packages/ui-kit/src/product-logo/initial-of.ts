/** The first letter or digit of a name, in capitals: 'ñandú' gives 'Ñ'; '' when it has none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
}
