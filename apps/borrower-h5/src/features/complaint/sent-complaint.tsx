import { DetailRows } from '@peace/ui-kit/detail-rows';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { ReceiptText } from '#shared/receipt/receipt.model.ts';
import './sent-complaint.css';

export type SentReceipt = Pick<ReceiptText, 'title' | 'rows' | 'after'>;

export function SentComplaint({ receipt }: { readonly receipt: SentReceipt }): ReactElement {
  return (
    <StatusBanner tone="success" title={receipt.title} description={receipt.after}>
      <div className="sent-complaint">
        <DetailRows rows={receipt.rows} />
      </div>
    </StatusBanner>
  );
}
