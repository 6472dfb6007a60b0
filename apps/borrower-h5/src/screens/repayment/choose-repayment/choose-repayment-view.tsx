import type { ReactElement, ReactNode } from 'react';
import { ClientOnly } from '#shared/client-only.tsx';
import { ChooseRepaymentScreen, type ChooseRepaymentScreenProps } from './choose-repayment-screen.tsx';
import { CodeDialog, type CodeDialogProps } from './code-dialog.tsx';

export interface ChooseRepaymentViewProps {
  readonly page: ChooseRepaymentScreenProps;
  readonly dialog: CodeDialogProps;
  /** The sheet with the receipt, once it was opened. */
  readonly receipt: ReactNode;
}

/** The ways to pay, and the dialog for a card's code over them. */
export function ChooseRepaymentView({ page, dialog, receipt }: ChooseRepaymentViewProps): ReactElement {
  return (
    <>
      <ChooseRepaymentScreen {...page} />
      <ClientOnly>{() => <CodeDialog {...dialog} />}</ClientOnly>
      {receipt}
    </>
  );
}
