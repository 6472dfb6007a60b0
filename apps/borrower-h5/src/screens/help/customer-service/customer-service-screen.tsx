import { helpMessages } from '@peace/i18n/messages/help';
import { useMessages } from '@peace/i18n/react';
import { AsyncView } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import type { CopyState } from '@peace/ui-kit/copy-button';
import { Copyable } from '@peace/ui-kit/copyable';
import { LanguageSwitch } from '@peace/ui-kit/language-switch';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** A way to reach customer service. */
export interface ShownContact {
  /** The number or the address, as it is read and copied. */
  readonly value: string;
  /** Opens it; null where it can only be read and copied. */
  readonly link: string | null;
  readonly copyState: CopyState;
}

/** What is known of how to reach customer service. */
export type CustomerServiceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | { readonly kind: 'ready'; readonly onlineService: ShownContact | null; readonly mail: ShownContact | null };

export interface CustomerServiceScreenProps {
  readonly state: CustomerServiceState;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onOpenOnlineService: () => void;
  /** The mail link was tapped; the link itself opens it. */
  readonly onOpenMail: () => void;
  readonly onCopy: (what: 'onlineService' | 'mail') => void;
  readonly onMyComplaints: () => void;
  readonly onAboutUs: () => void;
  readonly onPrivacyPolicy: () => void;
}

/** How to reach customer service (spec §2), each contact to be opened, read and copied; and the language. */
export function CustomerServiceScreen(props: CustomerServiceScreenProps): ReactElement {
  const { state, onBack, onRetry, onMyComplaints, onAboutUs, onPrivacyPolicy } = props;
  const t = useMessages(helpMessages);
  const isEmpty = state.kind === 'ready' && !state.onlineService && !state.mail;
  return (
    <PageFrame title={t('customerService')} onBack={onBack}>
      <AsyncView
        state={
          state.kind === 'failed'
            ? { ...state, onRetry }
            : state.kind === 'loading'
              ? state
              : isEmpty
                ? { kind: 'empty', title: t('noContact'), text: t('noContactText') }
                : { kind: 'ready', children: <Contacts {...props} {...state} /> }
        }
        skeleton={<CustomerServiceSkeleton />}
        loadingLabel={t('loading')}
      />
      <CellGroup inset title={t('more')}>
        <Cell title={t('myComplaints')} onClick={onMyComplaints} />
        <Cell title={t('aboutUs')} onClick={onAboutUs} />
        <Cell title={t('privacyPolicy')} onClick={onPrivacyPolicy} />
      </CellGroup>
      <Card>
        <LanguageSwitch />
      </Card>
    </PageFrame>
  );
}

type ContactsProps = CustomerServiceScreenProps & Extract<CustomerServiceState, { kind: 'ready' }>;

function Contacts({ onlineService, mail, onOpenOnlineService, onOpenMail, onCopy }: ContactsProps): ReactElement {
  const t = useMessages(helpMessages);
  return (
    <>
      {onlineService && (
        <Card>
          <Copyable
            label={t('onlineService')}
            value={onlineService.value}
            copyState={onlineService.copyState}
            onCopy={() => onCopy('onlineService')}
          />
          {onlineService.link !== null && (
            <Button type="primary" block onClick={onOpenOnlineService}>
              {t('onlineServiceOpen')}
            </Button>
          )}
        </Card>
      )}
      {mail && (
        <Card>
          <Copyable label={t('eMail')} value={mail.value} copyState={mail.copyState} onCopy={() => onCopy('mail')} />
          {mail.link !== null && (
            <ButtonLink plain block href={mail.link} onClick={onOpenMail}>
              {t('eMailOpen')}
            </ButtonLink>
          )}
        </Card>
      )}
    </>
  );
}

/** Two contacts. */
function CustomerServiceSkeleton(): ReactElement {
  return (
    <>
      {[1, 2].map((contact) => (
        <Card key={contact}>
          <Skeleton title rows={2} />
        </Card>
      ))}
    </>
  );
}
