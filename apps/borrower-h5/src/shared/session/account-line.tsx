import { accountMessages } from '@peace/i18n/messages/account';
import { useMessages } from '@peace/i18n/react';
import { useContext, type ReactElement } from 'react';
import { AccountPhoneContext, maskedPhone } from './account-phone.ts';
import './account-line.css';

/** Names the owner of the session above a payment, an application or an account. It is empty where the link has no number. */
export function AccountLine(): ReactElement | null {
  const t = useMessages(accountMessages);
  const { phone: number, isVouchedFor } = useContext(AccountPhoneContext);
  const phone = maskedPhone(number);
  if (!phone) return null;
  const [line, lineRead] = isVouchedFor
    ? (['loggedIn', 'loggedInEnding'] as const)
    : (['linkIsFor', 'linkIsForEnding'] as const);
  return (
    <p className="account-line">
      <span aria-hidden="true">{t(line, { phone: phone.text })}</span>
      <span className="van-visually-hidden">{t(lineRead, { digits: phone.ending })}</span>
    </p>
  );
}
