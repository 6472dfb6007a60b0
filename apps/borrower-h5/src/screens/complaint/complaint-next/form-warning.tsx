import { WarningIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';
import './complaint-form.css';

/** One thing that is not right yet, at the part of the form that it is about. */
export function FormWarning({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className="complaint-form__warning">
      <WarningIcon className="complaint-form__warning-icon" />
      <span>{children}</span>
    </p>
  );
}
