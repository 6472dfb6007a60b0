/** Whether a recommended product can be tapped: its flag 0 makes it inert, any other value does not (spec §5). */
export function isProductClickable(flag: unknown): boolean {
  return flag !== 0 && flag !== '0';
}
