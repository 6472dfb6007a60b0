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

interface PlainCell {
  readonly href?: never;
  readonly onClick?: never;
  readonly disabled?: never;
  readonly expanded?: never;
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

export type CellProps = CellContent & (PlainCell | ButtonCell | LinkCell);

/**
 * A row of words: a link when it has an `href`, a button when it has an `onClick`, else neither. Its inside is made of
 * spans, so title, value and label may hold phrasing content only.
 */
export function Cell(props: CellProps): ReactElement {
  const { title, value, label, icon, className } = props;
  const isClickable = props.href !== undefined || props.onClick !== undefined;
  const rowClass = ['van-cell', isClickable && 'van-cell--clickable', className].filter(Boolean).join(' ');

  const content = (
    <>
      {icon && <span className="van-cell__left-icon">{icon}</span>}
      <span className="van-cell__title">
        <span>{title}</span>
        {label && <span className="van-cell__label">{label}</span>}
      </span>
      {value !== undefined && <span className="van-cell__value">{value}</span>}
      {isClickable && (
        <span className="van-cell__right-icon">{props.expanded === undefined ? <ArrowIcon /> : <ArrowDownIcon />}</span>
      )}
    </>
  );

  if (props.href !== undefined) {
    return (
      <Link className={rowClass} href={props.href} onClick={props.onClick}>
        {content}
      </Link>
    );
  }
  if (props.onClick) {
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
  return <div className={rowClass}>{content}</div>;
}
