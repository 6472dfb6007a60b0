import type { MouseEventHandler, ReactElement, ReactNode } from 'react';

import { ArrowDownIcon, ArrowIcon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import './cell.css';

interface CellContent {
  readonly title: ReactNode;
  readonly value?: ReactNode;
  readonly label?: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string;
}

interface ButtonCell {
  readonly href?: never;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  /** Whether what it shows and hides is shown; without it, it does not say that it does. */
  readonly expanded?: boolean | undefined;
}

interface LinkCell {
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly disabled?: never;
  readonly expanded?: never;
}

export type CellProps = CellContent & (ButtonCell | LinkCell);

/**
 * A row of words: a link when it has an `href`, else a button. Its inside is made of
 * spans, so title, value and label may hold phrasing content only.
 */
export function Cell(props: CellProps): ReactElement {
  const { title, value, label, icon, className } = props;
  const rowClass = className ? `van-cell van-cell--clickable ${className}` : 'van-cell van-cell--clickable';

  const content = (
    <>
      {icon && <span className="van-cell__left-icon">{icon}</span>}
      <span className="van-cell__title">
        <span>{title}</span>
        {label && <span className="van-cell__label">{label}</span>}
      </span>
      {value !== undefined && <span className="van-cell__value">{value}</span>}
      <span className="van-cell__right-icon">{props.expanded === undefined ? <ArrowIcon /> : <ArrowDownIcon />}</span>
    </>
  );

  if (props.href !== undefined) {
    return (
      <Link className={rowClass} href={props.href} onClick={props.onClick}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={rowClass}
      // Its arrow says it: it leads somewhere or opens something, so a tap that comes before its handler may be replayed.
      data-replay
      onClick={props.onClick}
      disabled={props.disabled}
      aria-expanded={props.expanded}
    >
      {content}
    </button>
  );
}
