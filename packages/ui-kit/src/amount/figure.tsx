import { Fragment, useCallback, useState, type ReactElement } from 'react';

import { lengthStyle } from '../one-line/length-style.ts';
import './figure.css';

export interface FigureProps {
  /** An amount as it is shown: `₱15,250.75`. */
  readonly children: string;
  /** Sets its size by `--line-length`. */
  readonly className: string;
  readonly as?: 'p' | 'span';
  /** Sets the sign and the centavos smaller and raised. */
  readonly isSet?: boolean;
}

/** An amount on one line, whose size the stylesheet fits to the line. Another amount is another element. */
export function Figure(props: FigureProps): ReactElement {
  return <BreakableFigure key={props.children} {...props} />;
}

/**
 * An Android web view multiplies the size that the stylesheet chose by the borrower's text size. A figure that is wider than its line
 * then may break after its sign and its commas. Not before, because VoiceOver reads the parts of such a figure one by one.
 */
function BreakableFigure({ children, className, as: Line = 'span', isSet = false }: FigureProps): ReactElement {
  const [isTooWide, setIsTooWide] = useState(false);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) setIsTooWide(true);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const [, sign = '', whole = '', cents = ''] = (isSet && /^([^\d,]+)([\d,]+)(\.\d+)$/.exec(children)) || [];
  return (
    <Line
      ref={attach}
      className={`peace-figure ${className}`}
      style={whole ? lengthStyle({ length: whole.length + (sign.length + cents.length) / 2 }) : lengthStyle(children)}
      data-breaks={isTooWide || undefined}
    >
      {isTooWide ? breakable(children) : whole ? setParts(children, sign, whole, cents) : children}
    </Line>
  );
}

const breakable = (figure: string) =>
  figure.match(/[^₱₹,]*[₱₹,]|[^₱₹,]+/g)?.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

/** One text for a screen reader, and the same once for the eye and for copying. */
const setParts = (figure: string, sign: string, whole: string, cents: string) => (
  <>
    <span className="van-visually-hidden">{figure}</span>
    <span className="peace-figure__sign" aria-hidden="true">
      {sign}
    </span>
    <span aria-hidden="true">{whole}</span>
    <span className="peace-figure__cents" aria-hidden="true">
      {cents}
    </span>
  </>
);
