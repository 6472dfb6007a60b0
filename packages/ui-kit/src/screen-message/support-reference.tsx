import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { createContext, useContext } from 'react';
import type { ReactElement } from 'react';
import './screen-message.css';

/** What the server's log knows this visit by; an app that sends request ids provides it. */
export const SupportReferenceContext = createContext<string | null>(null);

/** Says it on a screen that failed, for whoever asks the support. */
export function SupportReference(): ReactElement | null {
  const reference = useContext(SupportReferenceContext);
  const t = useMessages(commonMessages);
  return reference === null ? null : <p className="peace-message__reference">{t('supportReference', { reference })}</p>;
}
