import { AGREEMENTS_PATH } from '../base-path.ts';
import { Rejection } from '../http/rejection.ts';

/** The agreements of every product, in order. */
export const AGREEMENT_TITLES: readonly string[] = ['Loan Agreement', 'Disclosure Statement', 'Data Privacy Consent'];

/** Address of the page of one agreement, with the figures of what is offered for the product. */
export function agreementAddress(title: string, productId = ''): string {
  const query = productId === '' ? '' : `?${new URLSearchParams({ productId }).toString()}`;
  return `${AGREEMENTS_PATH}/${encodeURIComponent(title)}${query}`;
}

/** Address of the agreement at a place in the list, counted from 0, or a refusal. */
export function agreementAddressAt(position: string, productId = ''): string {
  const title = /^\d+$/.test(position) ? AGREEMENT_TITLES[Number(position)] : undefined;
  if (title === undefined) throw new Rejection(`There is no agreement at position ${position}.`);
  return agreementAddress(title, productId);
}
