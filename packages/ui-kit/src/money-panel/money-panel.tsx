import type { Icon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';

import '../amount/amount.css';
import './money-panel.css';

/** `due`: filled with the accent. `late`: warm sand. `paid`: green. `neutral`: a card, where no status says more. */
export type PanelTone = 'due' | 'late' | 'paid' | 'neutral';

export interface MoneyPanelProps {
  readonly tone: PanelTone;
  /** The panel's subject: a quiet line, or a heading. */
  readonly title?: ReactNode;
  /** A `PanelChip` at the end of that line: how urgent it is. */
  readonly chip?: ReactNode;
  /** The id of the heading that names it. */
  readonly labelledBy?: string;
  readonly className?: string;
  readonly isBusy?: boolean;
  /** Whether the sun is in its corner. Default true; a picture that needs the whole width goes without. */
  readonly hasSun?: boolean;
  /** 132 px high with an amount and a date, where the page is about how to pay it. */
  readonly isCompact?: boolean;
  /** An `Amount`; a date as `PanelLine`; the server’s sentence as `PanelNote`. */
  readonly children?: ReactNode;
}

/** The one filled object of a money screen. */
export function MoneyPanel(props: MoneyPanelProps): ReactElement {
  const { tone, title, chip, labelledBy, className = '', isBusy, hasSun = true, isCompact, children } = props;
  return (
    <section
      className={`peace-panel peace-panel--${tone}${hasSun ? ' peace-panel--sun' : ''}${isCompact ? ' peace-panel--compact' : ''} ${className}`}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
    >
      {title && (
        <div className="peace-panel__head">
          <div className="peace-panel__title">{title}</div>
          {chip}
        </div>
      )}
      {children}
    </section>
  );
}

export interface PanelHeadingProps {
  /** For the panel's `labelledBy`. */
  readonly id?: string | undefined;
  readonly icon?: Icon | undefined;
  /** A sentence that is the panel's content. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** The panel's subject as a heading, behind an icon. */
export const PanelHeading = ({ id, icon: HeadingIcon, isLarge, children }: PanelHeadingProps): ReactElement => (
  <h2 id={id} className={isLarge ? 'peace-panel__heading peace-panel__heading--large' : 'peace-panel__heading'}>
    {HeadingIcon && <HeadingIcon />}
    <span>{children}</span>
  </h2>
);

export interface PanelLineProps {
  /** Of a line that is the heading, for the panel's `labelledBy`. */
  readonly id?: string;
  /** It stands in place of an amount. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** A date or a rate, with the two strokes of the ₱ under it. */
export function PanelLine({ id, isLarge, children }: PanelLineProps): ReactElement {
  const Line = id ? 'h2' : 'p';
  return (
    <Line id={id} className={isLarge ? 'peace-panel__line peace-panel__line--large' : 'peace-panel__line'}>
      {children}
    </Line>
  );
}

/** A quiet sentence. */
export const PanelNote = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className="peace-panel__note">{children}</p>
);

export interface PanelChipProps {
  readonly tone?: 'soon' | 'late' | undefined;
  readonly children: ReactNode;
}

/** How much time there is, in up to four words. */
export const PanelChip = ({ tone, children }: PanelChipProps): ReactElement => (
  <span className={tone ? `peace-panel__chip peace-panel__chip--${tone}` : 'peace-panel__chip'}>{children}</span>
);
