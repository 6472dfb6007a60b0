import { FILES_PATH } from '../base-path.ts';
import type { Product } from '../state/order.ts';

/** Address of the logo that is drawn for a name. */
export function drawnLogo(name: string): string {
  return `${FILES_PATH}/logo/${encodeURIComponent(name)}.svg`;
}

/** A lender's product; its logo is drawn from its name unless another is given. */
export function aProduct(changes: Partial<Product> = {}): Product {
  const name = changes.name ?? 'Bayani Cash';
  return { productId: '101', name, logo: drawnLogo(name), ...changes };
}
