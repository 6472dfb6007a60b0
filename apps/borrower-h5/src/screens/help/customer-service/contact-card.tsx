import { helpMessages } from '@peace/i18n/messages/help';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { Copyable } from '@peace/ui-kit/copyable';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { ChatIcon, MailIcon, PhoneIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import type { ShownContact } from './contact.model.ts';

export interface ContactEvents {
  readonly open: (contact: ShownContact) => void;
  readonly copy: (contact: ShownContact) => void;
}

export interface ContactCardProps {
  readonly contact: ShownContact;
  readonly events: ContactEvents;
}

const icons = { onlineService: ChatIcon, mail: MailIcon, telephone: PhoneIcon } as const;
const labels = { onlineService: 'onlineService', mail: 'eMail', telephone: 'telephone' } as const;

/** A contact to be read, copied and opened. */
export function ContactCard({ contact, events }: ContactCardProps): ReactElement {
  const t = useMessages(helpMessages);
  const { name, value, copyState } = contact;
  const Icon = icons[name];
  return (
    <Card>
      <Copyable
        label={
          <>
            <Icon /> {t(labels[name])}
          </>
        }
        value={value}
        copyState={copyState}
        onCopy={() => events.copy(contact)}
        copies={value}
      />
      <OpenButton contact={contact} onOpen={() => events.open(contact)} />
    </Card>
  );
}

function OpenButton(props: { readonly contact: ShownContact; readonly onOpen: () => void }): ReactElement | null {
  const { contact, onOpen } = props;
  const t = useMessages(helpMessages);
  if (contact.way === null) return null;
  const { kind, link } = contact.way;
  switch (kind) {
    case 'chat':
      return (
        <Button type="primary" block data-replay onClick={onOpen}>
          {t('onlineServiceOpen')}
        </Button>
      );
    case 'call':
      return (
        <ButtonLink
          plain
          block
          href={link}
          onClick={(event) => {
            // The shell dials itself: in a web view a telephone link may do nothing.
            event.preventDefault();
            onOpen();
          }}
        >
          {t('telephoneOpen')}
        </ButtonLink>
      );
    case 'mail':
      return (
        <ButtonLink plain block href={link} onClick={onOpen}>
          {t('eMailOpen')}
        </ButtonLink>
      );
  }
}
