import { useEffect, useState, type ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import { whenIdle } from '#shared/when-idle.ts';
import type { LoanRecordPart, LoanRecordProps } from './loan-record.part.tsx';

// Handled outside of what Vite wraps, which else would not say that a file of this release is gone.
const loadLoanRecord = () => import('./loan-record.part.tsx');

/** The borrower's records of an order, loaded when the page has nothing else to do; without their code the page does without them. */
export function OrderRecord(props: LoanRecordProps): ReactElement | null {
  const { window } = useServices();
  const [loaded, setLoaded] = useState<{ readonly View: typeof LoanRecordPart } | null>(null);
  useEffect(
    () =>
      whenIdle(window, () => {
        loadLoanRecord().then(
          (module) => setLoaded({ View: module.LoanRecordPart }),
          () => undefined,
        );
      }),
    [window],
  );
  return loaded && <loaded.View {...props} />;
}
