import type { InAppPath } from '@peace/session';
import type { MouseEvent, ReactElement } from 'react';
import { Section } from '#shared/controls.tsx';
import type { Fields } from '#shared/fields.ts';
import { launchLink, launchPlace } from '#shared/launch-address.ts';
import { furtherLinks, testPageLinks, type ScreenLink } from '#shared/screens.ts';
import './test-page.css';

/** Where links lead: into the simulated phone, or away from this page as in a real shell. */
export type LinkTarget = 'phone' | 'page';

/** The links' values and target. */
export interface ScreenLinksProps {
  readonly fields: Fields;
  readonly target: LinkTarget;
  readonly onTarget: (target: LinkTarget) => void;
  /** A link was followed into the phone. */
  readonly onOpen: (place: InAppPath) => void;
}

/** Links to every screen, with the fields as query parameters. */
export function ScreenLinks({ fields, target, onTarget, onOpen }: ScreenLinksProps): ReactElement {
  const follow = (event: MouseEvent, path: InAppPath) => {
    // A new tab or window is the browser's affair, wherever plain taps lead.
    if (target === 'page' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(launchPlace(path, fields));
  };
  const link = ({ title, path }: ScreenLink) => (
    <li key={path}>
      <a className="dp-screen-link" href={launchLink(path, fields)} onClick={(event) => follow(event, path)}>
        <span>{title}</span> <code className="dp-code">{path.split('?')[0]}</code>
      </a>
    </li>
  );
  return (
    <>
      <Section
        title="Open a screen"
        actions={
          <label className="dp-check">
            <input
              type="checkbox"
              checked={target === 'page'}
              onChange={(event) => onTarget(event.target.checked ? 'page' : 'phone')}
            />
            in place of this page
          </label>
        }
      >
        <ul className="dp-list dp-screen-links">{testPageLinks.map(link)}</ul>
      </Section>
      <Section title="Every other screen">
        <ul className="dp-list dp-screen-links">{furtherLinks.map(link)}</ul>
      </Section>
    </>
  );
}
