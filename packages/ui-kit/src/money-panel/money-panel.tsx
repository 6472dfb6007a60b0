import type { ReactElement, ReactNode } from 'react';

import './money-panel.css';

/** `due`: filled with the accent. `late`: warm sand. `paid`: green. `neutral`: a card, where no status says more. */
export type PanelTone = 'due' | 'late' | 'paid' | 'neutral';

export interface MoneyPanelProps {
  readonly tone: PanelTone;
  /** The id of the element inside that names it. */
  readonly labelledBy?: string;
  readonly className?: string;
  readonly isBusy?: boolean;
  /** Whether the sun is in its corner. Default true; a picture that needs the whole width goes without. */
  readonly hasSun?: boolean;
  readonly children: ReactNode;
}

/** The one filled object of a money screen. Its content is the caller's: a `PanelHead`, an `Amount`, a `PanelLine`, `Strokes`. */
export function MoneyPanel(props: MoneyPanelProps): ReactElement {
  const { tone, labelledBy, className, isBusy = false, hasSun = true, children } = props;
  const classes = ['peace-panel', `peace-panel--${tone}`, hasSun && 'peace-panel--sun', className];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby={labelledBy} aria-busy={isBusy || undefined}>
      {children}
    </section>
  );
}

export interface PanelHeadProps {
  readonly children: ReactNode;
  /** A `PanelChip`, at the end of the line. */
  readonly end?: ReactNode;
}

/** What the panel is about, and how urgent it is. */
export function PanelHead({ children, end }: PanelHeadProps): ReactElement {
  return (
    <div className="peace-panel__head">
      <div className="peace-panel__title">{children}</div>
      {end}
    </div>
  );
}

export interface PanelChipProps {
  readonly tone?: 'soon' | 'late';
  readonly children: ReactNode;
}

/** How much time there is, in up to four words. */
export function PanelChip({ tone, children }: PanelChipProps): ReactElement {
  return <span className={`peace-panel__chip${tone ? ` peace-panel__chip--${tone}` : ''}`}>{children}</span>;
}

/** A date, or what else is read right after the amount. */
export function PanelLine({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className="peace-panel__line">{children}</p>;
}

/** The two strokes of the ₱. */
export function Strokes(): ReactElement {
  return <span className="peace-panel__strokes" aria-hidden="true" />;
}
