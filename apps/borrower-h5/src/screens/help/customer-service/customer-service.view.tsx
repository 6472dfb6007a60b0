import { commonMessages } from '@peace/i18n/messages/common';
import { helpMessages } from '@peace/i18n/messages/help';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages, useLocale } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { AppOnly } from '@peace/ui-kit/client-only';
import { LanguageSwitch } from '@peace/ui-kit/language-switch';
import { NoComplaintDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { Row, RowCard } from '@peace/ui-kit/row-card';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { ChatIcon, ClockIcon, DocumentIcon, InfoIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { useOpenText } from '#features/order-help/use-open-text.ts';
import { ContactCard, type ContactEvents } from './contact-card.tsx';
import { isSameTelephone, type ShownContact } from './contact.model.ts';
import { openingHours } from '@peace/company/opening-hours';
import { clockText, weekdaysText } from '@peace/i18n/dates';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import './contact-card.css';

export interface CustomerServiceEvents extends ContactEvents {
  readonly back: () => void;
  readonly retry: () => void;
}

export interface CustomerServiceViewProps {
  readonly state: AsyncState<readonly ShownContact[]>;
  /** The deployment's own number: it waits for no answer. */
  readonly telephone: ShownContact;
  /** The number of the order that help is needed with; null where the screen was opened without one. */
  readonly order: ShownContact | null;
  readonly notCalled: string | null;
  /** The moment it is seen at, see `useDueTime`. */
  readonly now: number | null;
  readonly events: CustomerServiceEvents;
}

/** How to reach customer service (spec §2), each contact to be opened, read and copied; and the language. */
export function CustomerServiceView(props: CustomerServiceViewProps): ReactElement {
  const { state, telephone, order, notCalled, now, events } = props;
  const t = useMessages(helpMessages);
  const common = useMessages(commonMessages);
  const complaints = useMessages(orderHelpMessages);
  const isOriginal = useLocale().locale === 'original';
  const open = useOpenText(now);
  const isClosed = open !== null && !open.isOpen;
  return (
    <PageFrame title={t('customerService')} onBack={events.back}>
      <Lead open={open} />
      <AsyncView
        state={state}
        onRetry={events.retry}
        skeleton={<CustomerServiceSkeleton />}
        loadingLabel={t('loading')}
      >
        {(contacts) => {
          if (contacts.length === 0) {
            return (
              <AppOnly>
                {() => (
                  <ScreenMessage drawing={NoComplaintDrawing} title={t('noContact')}>
                    {t('noContactText')}
                  </ScreenMessage>
                )}
              </AppOnly>
            );
          }
          const others = isOriginal ? contacts : contacts.filter((contact) => !isSameTelephone(contact, telephone));
          if (others.length === 0) return null;
          return <ContactCard contacts={others} notCalled={notCalled} isClosed={isClosed} events={events} />;
        }}
      </AsyncView>
      <ContactCard contacts={[telephone]} notCalled={notCalled} isClosed={isClosed} events={events}>
        <ServiceHours />
      </ContactCard>
      {order && (
        <ContactCard contacts={[order]} notCalled={null} events={events}>
          <p className="contacts__ready">{t('orderReady')}</p>
        </ContactCard>
      )}
      <RowCard>
        {order && (
          <Row
            icon={<ChatIcon />}
            title={complaints('complainAbout', { number: order.value })}
            href={href(screens.complaint, { orderId: order.value })}
          />
        )}
        <Row icon={<ClockIcon />} title={t('myComplaints')} href={href(screens.complaintList)} />
        <Row icon={<InfoIcon />} title={t('aboutUs')} href={href(screens.aboutUs)} />
        <Row icon={<DocumentIcon />} title={t('privacyPolicy')} href={href(screens.privacyPolicy)} />
      </RowCard>
      <Card title={common('language')}>
        <LanguageSwitch />
      </Card>
    </PageFrame>
  );
}

function CustomerServiceSkeleton(): ReactElement {
  return (
    <Card>
      <div className="contacts">
        {[1, 2].map((contact) => (
          <div key={contact} className="contacts__contact">
            <div className="contacts__row">
              <div className="contacts__open">
                <span className="contacts__icon" />
                <div className="contacts__text">
                  <SkeletonLine />
                  <SkeletonLine kind="small" />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}

/** The question of the page, and whether anyone answers now. */
function Lead({ open }: { readonly open: ReturnType<typeof useOpenText> }): ReactElement {
  const t = useMessages(helpMessages);
  return (
    <div className="help-lead">
      <h2 className="help-lead__title">{t('lead')}</h2>
      <p className={open?.isOpen ? 'help-lead__open help-lead__open--now' : 'help-lead__open'}>{open?.text}</p>
    </div>
  );
}

/** When customer service answers, in Manila's time. */
function ServiceHours(): ReactElement {
  const t = useMessages(helpMessages);
  const { locale } = useLocale();
  return (
    <div className="contacts__hours">
      {openingHours.map(({ days, opens, closes }) => (
        <span key={days}>
          <UnbrokenText>
            {t('hours', { days: weekdaysText(days, locale), opens: clockText(opens), closes: clockText(closes) })}
          </UnbrokenText>
        </span>
      ))}
    </div>
  );
}
