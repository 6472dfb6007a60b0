import { array, object, string, type InferOutput } from 'valibot';
import { defineItem } from '@peace/web-platform/storage';
import { openItem, type ItemAccess } from '#shared/storage/stored-item.ts';
import { hasContent, type ComplaintDraft } from './complaint-draft.ts';

const sentContent = object({ problemDetail: string(), problemImages: array(string()) });

/** The item of `use-send-complaint.ts`, read only for what was sent. */
const anyComplaint = defineItem({
  key: 'complaint',
  version: 1,
  schema: object({ request: sentContent }),
  keepsUnreadable: true,
  owner: 'record',
  lifetime: '24 hours',
});

/** Whether a draft is, or may be, the complaint about its order that is being sent, or whose response was lost. */
export function isPerhapsSent(access: ItemAccess, draft: ComplaintDraft): boolean {
  // Beside another borrower's record, this borrower's is the second (`define-attempts.ts`).
  return [draft.orderNo, `${draft.orderNo}:2`].some((subject) => {
    const item = openItem(access, anyComplaint, subject);
    const stored = item.read();
    return stored === null ? item.readUnreadable() !== null : !isAnotherComplaint(draft, stored.request);
  });
}

/** The text of an order's complaint that is being sent, or whose response was lost; null where there is none. */
export const complaintBeingSent = (access: ItemAccess, orderNo: string): string | null =>
  openItem(access, anyComplaint, orderNo).read()?.request.problemDetail ?? null;

/** Whether what is written is another complaint than the one that was sent; no text is longer than what is sent of it. Nothing at all is none. */
export function isAnotherComplaint(
  written: { readonly text: string; readonly images: readonly { readonly url?: string | undefined }[] },
  sent: InferOutput<typeof sentContent>,
): boolean {
  if (!hasContent(written)) return false;
  const { text, images } = written;
  const hasSameText = text === sent.problemDetail;
  const hasSameImages =
    images.length === sent.problemImages.length && images.every(({ url }, index) => url === sent.problemImages[index]);
  return !hasSameText || !hasSameImages;
}
