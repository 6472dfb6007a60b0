import type { ReactElement } from 'react';
import './registration.css';

/** Why the last attempt came to nothing. Always there: a region that appears together with its words is not read out. */
export function FormNotice({ text }: { readonly text: string }): ReactElement {
  return (
    <p className="promo-form__notice" role="status">
      {text}
    </p>
  );
}
