import type { ReactElement, ReactNode } from 'react';
import {
  NoStoredCodeScreen,
  RepaymentOfStoredCodeScreen,
  type NoStoredCodeScreenProps,
  type RepaymentOfStoredCodeScreenProps,
} from './repayment-of-stored-code-screen.tsx';

export type StoredCodeViewProps =
  | {
      readonly kind: 'stored';
      readonly page: RepaymentOfStoredCodeScreenProps;
      /** The sheet with the receipt, once it was opened. */
      readonly receipt: ReactNode;
    }
  | { readonly kind: 'none'; readonly page: NoStoredCodeScreenProps };

/** The stored code with its receipt, or that there is none. */
export function StoredCodeView(props: StoredCodeViewProps): ReactElement {
  if (props.kind === 'none') return <NoStoredCodeScreen {...props.page} />;
  return (
    <>
      <RepaymentOfStoredCodeScreen {...props.page} />
      {props.receipt}
    </>
  );
}
