import { LocaleProvider } from '@peace/i18n/react';
import { forgetSession, readSession, type SessionParams } from '@peace/session';
import { navigateTo } from '@peace/web-platform';
import type { Root } from 'react-dom/client';
import { appConfig } from '#shared/app-config.ts';
import { localeOfVisit, offered } from '#shared/page/locale-choice.ts';
import { AccountQuestion } from './account-question.tsx';

/** Asks in place of the app, which has read nothing yet. A reload asks again; to stay leads to the start page: the link's order is not this account's. */
export function askWhoseAccount(
  window: Window,
  root: Pick<Root, 'render'>,
  replaced: SessionParams,
  openApp: () => void,
): void {
  // The page that is behind is the tab's own: nothing here needs a question before it.
  if (window.peaceNative) window.peaceNative.onBack = () => false;
  const open = () => {
    forgetSession(window);
    openApp();
  };
  root.render(
    <LocaleProvider value={{ locale: localeOfVisit(window), offered }}>
      <AccountQuestion
        appName={appConfig.appEnName}
        current={replaced}
        other={readSession(window).params}
        onStay={() => navigateTo(window, '/', { replace: true })}
        onOpen={open}
      />
    </LocaleProvider>,
  );
}
