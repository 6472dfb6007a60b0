import { helpMessages } from '@peace/i18n/messages/help';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { CopyButton, CopyHint } from '@peace/ui-kit/copy-button';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { ChatIcon, InfoIcon, MailIcon, PhoneIcon, WhatsAppIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { ContactWay, ShownContact } from './contact.model.ts';
import './contact-card.css';

export interface ContactEvents {
  readonly open: (contact: ShownContact) => void;
  readonly copy: (contact: ShownContact) => void;
}

export interface ContactCardProps {
  readonly contacts: readonly ShownContact[];
  /** The number whose call the phone did not take over; null where none was tried. */
  readonly notCalled: string | null;
  readonly events: ContactEvents;
  /** Outside its hours a number looks inactive, and can still be called. */
  readonly isClosed?: boolean;
  readonly children?: ReactNode;
}

const icons = { onlineService: ChatIcon, mail: MailIcon, telephone: PhoneIcon, order: InfoIcon } as const;
const tones = { chat: 'success', call: 'primary', mail: 'attention' } as const;
const labels = { onlineService: 'onlineService', mail: 'eMail', telephone: 'telephone', order: 'orderNumber' } as const;

/** Ways to reach customer service: a row each, which opens it, with its number or address to be read and copied. */
export function ContactCard({
  contacts,
  notCalled,
  isClosed = false,
  events,
  children,
}: ContactCardProps): ReactElement {
  return (
    <Card>
      <ul className="contacts">
        {contacts.map((contact) => (
          <li key={contact.name} className="contacts__contact">
            <Contact
              contact={contact}
              isNotCalled={contact.value === notCalled}
              isQuiet={isClosed && contact.way?.kind === 'call'}
              onOpen={() => events.open(contact)}
              onCopy={() => events.copy(contact)}
            />
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}

interface ContactProps {
  readonly contact: ShownContact;
  readonly isNotCalled: boolean;
  readonly isQuiet: boolean;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
}

function Contact({ contact, isNotCalled, isQuiet, onOpen, onCopy }: ContactProps): ReactElement {
  const { name, value, way, copyState } = contact;
  const t = useMessages(helpMessages);
  const valueId = useId();
  const label = labelOf(contact);
  const Icon = way?.kind === 'call' ? PhoneIcon : label === 'whatsApp' ? WhatsAppIcon : icons[name];
  return (
    <>
      <div className="contacts__row">
        <Opener way={way} onOpen={onOpen}>
          <span className={`contacts__icon${way && !isQuiet ? ` contacts__icon--${tones[way.kind]}` : ''}`}>
            <Icon />
          </span>
          <span className="contacts__text">
            <span className={isQuiet ? 'contacts__title contacts__title--quiet' : 'contacts__title'}>{t(label)}</span>
            <span id={valueId} className="contacts__note">
              <UnbrokenText>{value}</UnbrokenText>
            </span>
          </span>
        </Opener>
        <CopyButton isIcon copyState={copyState} onCopy={onCopy} describedBy={valueId} />
      </div>
      <div role="status">{isNotCalled && <p className="contacts__hint">{t('callHint')}</p>}</div>
      <CopyHint copyState={copyState} />
      {/* The text of a link or button cannot be selected. */}
      {copyState === 'manual' && <p className="contacts__value">{value}</p>}
    </>
  );
}

function labelOf({ name, way }: ShownContact) {
  if (name !== 'onlineService') return labels[name];
  if (way?.kind === 'call') return 'onlineServiceCall';
  return way?.kind === 'chat' && way.link.startsWith('https://wa.me/') ? 'whatsApp' : 'onlineService';
}

interface OpenerProps {
  readonly way: ContactWay | null;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Opener({ way, onOpen, children }: OpenerProps): ReactElement {
  const look = { className: 'contacts__open' };
  switch (way?.kind) {
    case undefined:
      return <div className="contacts__open">{children}</div>;
    case 'chat':
      return (
        <button type="button" {...look} data-replay onClick={onOpen}>
          {children}
        </button>
      );
    case 'call':
      return (
        <Link
          {...look}
          href={way.link}
          onClick={(event) => {
            // The shell dials itself: in a web view a telephone link may do nothing.
            event.preventDefault();
            onOpen();
          }}
        >
          {children}
        </Link>
      );
    case 'mail':
      return (
        <Link {...look} href={way.link} onClick={onOpen}>
          {children}
        </Link>
      );
  }
}
