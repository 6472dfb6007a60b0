import { accountMessages } from '@peace/i18n/messages/account';
import { useMessages } from '@peace/i18n/react';
import { useContext, type ReactElement } from 'react';
import { AccountPhoneContext, maskedPhone } from './account-phone.ts';
import './account-line.css';

/** Whose session it is, above what is paid, applied for or saved. Nothing where the shell did not say. */
export function AccountLine(): ReactElement | null {
  const t = useMessages(accountMessages);
  const phone = maskedPhone(useContext(AccountPhoneContext));
  if (!phone) return null;
  return (
    <p className="account-line">
      <span aria-hidden="true">{t('loggedIn', { phone: phone.text })}</span>
      <span className="van-visually-hidden">{t('loggedInEnding', { digits: phone.ending })}</span>
    </p>
  );
}
