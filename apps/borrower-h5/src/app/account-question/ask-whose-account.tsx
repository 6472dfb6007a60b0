import { LocaleProvider, useMessages } from '@peace/i18n/react';
import { forgetSession, type ReadSession, type SessionParams } from '@peace/session';
import { navigateTo } from '@peace/web-platform';
import type { Root } from 'react-dom/client';
import { appConfig } from '#shared/app-config.ts';
import { localeOfVisit, offered } from '#shared/locale-choice.ts';
import { accountMessages } from '@peace/i18n/messages/account';
import { SessionEndedDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { maskedPhone } from '#shared/account-phone.ts';

/** Asks in place of the app, which has read nothing yet. A reload asks again; to stay leads to the start page: the link's order is not this account's. */
export function askWhoseAccount(
  window: Window,
  root: Pick<Root, 'render'>,
  { params, replaces }: Pick<ReadSession, 'params' | 'replaces'>,
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
        current={replaces ?? {}}
        other={params}
        onStay={() => navigateTo(window, '/', { replace: true })}
        onOpen={open}
      />
    </LocaleProvider>,
  );
}

interface AccountQuestionProps {
  readonly appName: string;
  readonly current: SessionParams;
  readonly other: SessionParams;
  readonly onStay: () => void;
  readonly onOpen: () => void;
}

/** Asks before a link with another person's session replaces the one that this tab has (docs/decisions/session.md). */
export function AccountQuestion({ appName, current, other, onStay, onOpen }: AccountQuestionProps): ReactElement {
  const t = useMessages(accountMessages);
  const [mine, theirs] = [current, other].map(({ mobilePhone }) => maskedPhone(mobilePhone)?.ending);
  const areNumbersKnown = mine !== undefined && theirs !== undefined && mine !== theirs;
  return (
    <PageFrame title={appName}>
      <ScreenMessage
        drawing={SessionEndedDrawing}
        title={t('questionTitle')}
        primary={{ label: t('stay'), onClick: onStay }}
        secondary={{ label: t('open'), onClick: onOpen }}
      >
        <p>{areNumbersKnown ? t('questionNumbers', { current: mine, other: theirs }) : t('questionText')}</p>
        <p>{t('questionWarning')}</p>
      </ScreenMessage>
    </PageFrame>
  );
}
