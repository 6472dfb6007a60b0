import { Fragment, useCallback, useState } from 'react';
import type { ReactElement } from 'react';

import { lengthStyle } from '../one-line/length-style.ts';
import './figure.css';

export interface FigureProps {
  /** An amount as it is shown: `₱15,250.75`. */
  readonly children: string;
  /** Sets its size by `--line-length`. */
  readonly className: string;
  readonly as?: 'p' | 'span';
}

/** An amount on one line, whose size the stylesheet fits to the line. Another amount is another element. */
export function Figure(props: FigureProps): ReactElement {
  return <BreakableFigure key={props.children} {...props} />;
}

/**
 * An Android web view multiplies the size that the stylesheet chose by the borrower's text size. A figure that is wider than its line
 * then may break after its sign and its commas. Not before, because VoiceOver reads the parts of such a figure one by one.
 */
function BreakableFigure({ children, className, as: Line = 'span' }: FigureProps): ReactElement {
  const [isTooWide, setIsTooWide] = useState(false);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) setIsTooWide(true);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <Line
      ref={attach}
      className={`peace-figure ${className}`}
      style={lengthStyle(children)}
      data-breaks={isTooWide || undefined}
    >
      {isTooWide ? parts(children) : children}
    </Line>
  );
}

const parts = (figure: string) =>
  figure.match(/[^₱₹,]*[₱₹,]|[^₱₹,]+/g)?.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
