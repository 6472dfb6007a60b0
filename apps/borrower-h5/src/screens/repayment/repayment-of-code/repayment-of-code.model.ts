import { parseMoney, type Money } from '@peace/money-date';
import { imageAddress } from '@peace/api-client/image-address';

/** The amount of a link: `shown` when it has one or ought to, read or not. */
export type LinkAmount =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly amount: Money }
  | { readonly kind: 'unreadable' };

/** What the page shows (spec §2 'Repayment by code'). What cannot be shown safely is `null`. */
export type RepaymentCode =
  | {
      readonly kind: 'code';
      readonly amount: Exclude<LinkAmount, { kind: 'none' }>;
      readonly payCode: string | null;
      /** `null` also where the link has none. */
      readonly channelImage: string | null;
    }
  | { readonly kind: 'qr'; readonly amount: LinkAmount; readonly qrImage: string | null };

/** The value of `showType` that shows a code. */
const showsCode = '1';

/** Reads the link. Anybody can write one, so each value is what it should be or is not shown. */
export function repaymentCodeOf(query: URLSearchParams): RepaymentCode {
  const amount = linkAmount(query.get('repayAmount'));
  const image = imageAddress(query.get('payCodeImg'));
  if (query.get('showType') !== showsCode) return { kind: 'qr', amount, qrImage: image };
  return {
    kind: 'code',
    amount: amount.kind === 'none' ? { kind: 'unreadable' } : amount,
    payCode: payCode(query.get('payCode')),
    channelImage: image,
  };
}

function linkAmount(text: string | null): LinkAmount {
  if (text === null || text.trim() === '') return { kind: 'none' };
  const amount = parseMoney(text, 'PHP');
  return amount !== null && amount.minor > 0 ? { kind: 'read', amount } : { kind: 'unreadable' };
}

/** A code as counters and wallets take it: sixty-four letters and digits at most, so that no sentence passes for one. */
function payCode(text: string | null): string | null {
  const code = text?.trim() ?? '';
  return /^[A-Za-z0-9](?:[A-Za-z0-9._/-]{0,62}[A-Za-z0-9])?$/.test(code) ? code : null;
}
