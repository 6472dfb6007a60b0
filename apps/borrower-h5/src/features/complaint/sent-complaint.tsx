import { DetailRows } from '@peace/ui-kit/detail-rows';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { ReceiptText } from '#shared/receipt/receipt.model.ts';
import './sent-complaint.css';

/** What the borrower keeps of a complaint that was sent. */
export type SentReceipt = Pick<ReceiptText, 'title' | 'rows' | 'after'>;

/** A complaint that was sent on this visit: when, about which order, and what happens next. */
export function SentComplaint({ receipt }: { readonly receipt: SentReceipt }): ReactElement {
  return (
    <StatusBanner tone="success" title={receipt.title} description={receipt.after}>
      <div className="sent-complaint">
        <DetailRows rows={receipt.rows} />
      </div>
    </StatusBanner>
  );
}
