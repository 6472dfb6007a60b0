import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import type { ReactElement, ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import './row-card.css';

/** A card of `Row`s and `FoldRow`s, with a rule between them. */
export const RowCard = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Card>
    <div className="peace-rows">{children}</div>
  </Card>
);

export interface RowProps {
  readonly icon?: ReactElement;
  readonly title: ReactNode;
  /** Under the title; its text is in a `<small>`. */
  readonly note?: ReactNode;
  /** Without an address the row is a button. */
  readonly href?: string;
  /** Whether the part that it shows and hides is shown. */
  readonly expanded?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A row that leads to another page or opens something. */
export function Row({ icon, title, note, href, expanded, onClick }: RowProps): ReactElement {
  const content = (
    <>
      {icon}
      <span>
        {title}
        {note}
      </span>
      <ArrowIcon />
    </>
  );
  return href === undefined ? (
    <button type="button" className="peace-row" data-replay aria-expanded={expanded} onClick={onClick}>
      {content}
    </button>
  ) : (
    <Link className="peace-row" href={href} onClick={onClick}>
      {content}
    </Link>
  );
}

export interface FoldRowProps {
  readonly icon: ReactElement;
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  /** Its `Row`s begin under the words of its title. */
  readonly children: ReactNode;
}

/** A row that unfolds. It opens without a script. */
export const FoldRow = ({ icon, title, isOpen, children }: FoldRowProps): ReactElement => (
  <details open={isOpen}>
    <summary className="peace-row">
      {icon}
      <span>{title}</span>
      <ArrowIcon />
    </summary>
    {children}
  </details>
);
