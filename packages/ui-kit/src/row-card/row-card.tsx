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
  readonly icon: ReactElement;
  readonly title: string;
  /** Under the title; its text is in a `<small>`. */
  readonly note?: ReactNode;
  /** Without an address the row is a button. */
  readonly href?: string;
  readonly onClick?: () => void;
}

/** A row that leads to another page or opens something. */
export function Row({ icon, title, note, href, onClick }: RowProps): ReactElement {
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
    <button type="button" data-replay onClick={onClick}>
      {content}
    </button>
  ) : (
    <Link href={href} onClick={onClick}>
      {content}
    </Link>
  );
}

export interface FoldRowProps {
  readonly icon: ReactElement;
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  /** Links and buttons among them are drawn as rows. */
  readonly children: ReactNode;
}

/** A row that unfolds. It opens without a script. */
export const FoldRow = ({ icon, title, isOpen, children }: FoldRowProps): ReactElement => (
  <details open={isOpen}>
    <summary>
      {icon}
      <span>{title}</span>
      <ArrowIcon />
    </summary>
    {children}
  </details>
);
