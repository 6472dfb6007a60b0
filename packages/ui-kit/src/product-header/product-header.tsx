import type { ReactElement, ReactNode } from 'react';

import { ProductLogo } from '../product-logo/product-logo.tsx';
import './product-header.css';

export interface ProductHeaderProps {
  readonly logo?: string | null;
  readonly name: string;
  readonly note?: ReactNode;
}

/** Shows the lender's logo and name. */
export function ProductHeader({ logo, name, note }: ProductHeaderProps): ReactElement {
  return (
    <div className="peace-product-header">
      <ProductLogo src={logo} name={name} />
      <div className="peace-product-header__text">
        <p className="peace-product-header__name">{name}</p>
        {note && <p className="peace-product-header__note">{note}</p>}
      </div>
    </div>
  );
}
