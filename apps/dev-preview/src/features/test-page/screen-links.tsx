import type { MouseEvent, ReactElement } from 'react';
import { Check, Section } from '#shared/controls.tsx';
import type { Fields } from '#shared/fields.ts';
import { launchLink } from '#shared/launch-address.ts';
import type { ScreenLink } from '#shared/screen-links.ts';
import '#shared/controls.css';
import './test-page.css';

/** Links open in the simulated phone, or replace this page as in a real shell. */
export type LinkTarget = 'phone' | 'page';

export interface ScreenLinksProps {
  readonly testPage: readonly ScreenLink[];
  readonly further: readonly ScreenLink[];
  readonly fields: Fields;
  /** The address of the page in the phone. */
  readonly place: string;
  readonly target: LinkTarget;
  readonly onTarget: (target: LinkTarget) => void;
  /** A link was followed into the phone. */
  readonly onOpen: (link: ScreenLink) => void;
}

/** Links to every screen, each with the fields as query parameters and in the scenario that fits it. */
export function ScreenLinks(props: ScreenLinksProps): ReactElement {
  const { testPage, further, fields, place, target, onTarget, onOpen } = props;
  const follow = (event: MouseEvent, link: ScreenLink) => {
    // A new tab or window is the browser's affair, wherever plain taps lead.
    if (target === 'page' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(link);
  };
  const item = (link: ScreenLink) => (
    <li key={link.name}>
      <a
        className="dp-screen-link"
        href={launchLink(link, fields)}
        aria-current={place.split('?')[0] === link.path}
        onClick={(event) => follow(event, link)}
      >
        {link.title}
      </a>
      <span className="dp-hint">
        <code className="dp-code">{link.path}</code> {link.note}
      </span>
    </li>
  );
  return (
    <>
      <Section
        title="Open a screen"
        actions={
          <Check
            label="Open here instead of in the phone"
            isChecked={target === 'page'}
            onCheck={(isPage) => onTarget(isPage ? 'page' : 'phone')}
          />
        }
      >
        <ul className="dp-list dp-screen-links">{testPage.map(item)}</ul>
      </Section>
      <Section title="Every other screen">
        <ul className="dp-list dp-screen-links">{further.map(item)}</ul>
      </Section>
    </>
  );
}
