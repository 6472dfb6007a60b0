import type { ComponentProps, ReactElement, ReactNode } from 'react';
import './pay-guide.css';

/** A picture of a step, 120 × 150: no letter in it is smaller than 10 px. Its colors are the house's tokens, in the dark as well. */
export type GuideDrawing = (props: ComponentProps<'svg'>) => ReactElement;

// Names, not samples: beside a real amount another one would mislead.
const NUMBER = 'Ref. no.';
const AMOUNT = '₱ amount';

function plate(children: ReactNode): GuideDrawing {
  return function Plate({ className = '', ...props }) {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        {...props}
        className={`guide-drawing ${className}`}
        viewBox="0 0 120 150"
      >
        <rect className="g-plate" width="120" height="150" rx="10" />
        {children}
      </svg>
    );
  };
}

/** A wallet's screen: its title, and what is on it between x 26 and 94. */
function screen(title: string, children: ReactNode): GuideDrawing {
  return plate(
    <>
      <path className="g-phone" d="M16 150V24a14 14 0 0 1 14-14h60a14 14 0 0 1 14 14v126z" />
      <path className="g-accent" d="M20 38V24a10 10 0 0 1 10-10h60a10 10 0 0 1 10 10v14z" />
      <path className="g-paper" d="M20 38h80v112H20z" />
      <text className="g-on-accent" x="60" y="30">
        {title}
      </text>
      {children}
    </>,
  );
}

const words = (text: string, x: number, y: number, className?: string) => (
  <text className={className} x={x} y={y}>
    {text}
  </text>
);

/** A line of text that is not to be read. */
const line = (x: number, y: number, width: number) => (
  <rect className="g-line" x={x} y={y} width={width} height="6" rx="3" />
);

const tile = (x: number, y: number) => <rect className="g-line" x={x} y={y} width="30" height="30" rx="8" />;

const mark = (x: number, y: number, width: number, height: number) => (
  <rect className="g-mark" x={x} y={y} width={width} height={height} rx="8" />
);

const button = (label: string) => (
  <>
    <rect className="g-accent" x="26" y="116" width="68" height="22" rx="11" />
    {words(label, 60, 131, 'g-on-accent')}
  </>
);

const bill = <path className="g-on" d="M-8-10H8V11L4 8 0 11-4 8-8 11zM-4-5H4M-4 0H4" />;

const barcode = (y: number, height: number) => (
  <path
    className="g-bars"
    d={`M32 ${y}v${height}m5 0v-${height}m6 0v${height}m3 0v-${height}m7 0v${height}m5 0v-${height}m4 0v${height}m7 0v-${height}m5 0v${height}m3 0v-${height}m6 0v${height}m5 0v-${height}`}
  />
);

const checked = (label: string) =>
  screen(
    'Check',
    <>
      {line(26, 46, 28)}
      {line(26, 56, 52)}
      {words(NUMBER, 26, 82, 'g-start')}
      {words(AMOUNT, 26, 101, 'g-start')}
      {button(label)}
      {mark(22, 112, 76, 30)}
    </>,
  );

export const filledIn = screen(
  'Pay bill',
  <>
    {words(NUMBER, 31, 62, 'g-start')}
    {mark(24, 46, 72, 24)}
    {words(AMOUNT, 31, 94, 'g-start')}
    {mark(24, 78, 72, 24)}
    {button('Next')}
  </>,
);

export const receipt = screen(
  'Receipt',
  <>
    <circle className="g-done" cx="60" cy="66" r="17" />
    <path className="g-tick" d="m52 67 6 6 11-13" />
    {words('Paid', 60, 102)}
    {button('Save')}
    {mark(22, 112, 76, 30)}
  </>,
);

export const gcash = {
  bills: screen(
    'Wallet',
    <>
      {tile(26, 48)}
      {tile(26, 100)}
      {tile(64, 100)}
      <rect className="g-accent" x="64" y="48" width="30" height="30" rx="8" />
      <g transform="translate(79 63)">{bill}</g>
      {words('Bills', 79, 91)}
      {mark(59, 43, 40, 54)}
    </>,
  ),
  loans: screen(
    'Bills',
    <>
      {line(32, 52, 44)}
      {words('Loans', 32, 82, 'g-start')}
      {mark(24, 66, 72, 24)}
      {line(32, 102, 34)}
      {line(32, 126, 48)}
    </>,
  ),
  check: checked('Confirm'),
};

export const maya = {
  payBills: screen(
    'Wallet',
    <>
      {line(26, 48, 40)}
      <rect className="g-accent" x="26" y="64" width="68" height="30" rx="8" />
      {words('Pay bills', 60, 83, 'g-on-accent')}
      {mark(21, 59, 78, 40)}
      {tile(26, 108)}
      {tile(64, 108)}
    </>,
  ),
  search: screen(
    'Search',
    <>
      <rect className="g-field" x="25" y="46" width="70" height="22" rx="8" />
      <path className="g-tick g-lens" d="M36 60a5 5 0 1 1 1-7 5 5 0 0 1-1 7l4 4" />
      {line(46, 54, 34)}
      <circle className="g-accent" cx="37" cy="91" r="7" />
      {line(50, 88, 38)}
      {mark(22, 77, 76, 28)}
    </>,
  ),
  check: checked('Pay'),
};

export const store = {
  code: screen(
    'Your code',
    <>
      {words(AMOUNT, 60, 56)}
      {barcode(66, 40)}
      {words(NUMBER, 60, 122)}
      {mark(24, 61, 72, 68)}
    </>,
  ),
  scanner: plate(
    <>
      <path className="g-line" d="M0 118h120v22a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" />
      <path className="g-beam" d="m84 50-46 30 16 30z" />
      <g transform="rotate(-12 42 92)">
        <rect className="g-phone" x="18" y="54" width="50" height="86" rx="9" />
        <rect className="g-paper" x="21" y="57" width="44" height="80" rx="6" />
        <g transform="translate(9.500 36) scale(.55 .8)">{barcode(52, 50)}</g>
        <path className="g-line" d="M29 118h28v6H29z" />
      </g>
      <path
        className="g-phone"
        d="m76 40 24-14a8 8 0 0 1 11 3l5 10a8 8 0 0 1-3 10l-12 7 10 32a6 6 0 0 1-4 8l-6 1a6 6 0 0 1-7-4L82 60a8 8 0 0 1-8-5 11 11 0 0 1 2-15"
      />
    </>,
  ),
  register: plate(
    <>
      <path className="g-line" d="M0 118h120v22a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" />
      <path className="g-phone" d="M54 52h12v16h22l9 50H23l9-50h22z" />
      <rect className="g-phone" x="18" y="14" width="84" height="40" rx="8" />
      <rect className="g-paper" x="23" y="19" width="74" height="30" rx="5" />
      {words(AMOUNT, 60, 39)}
      {mark(16, 12, 88, 44)}
      <path className="g-keys" d="M42 80h.1M54 80h.1M66 80h.1M78 80h.1M40 92h.1M53 92h.1M67 92h.1M80 92h.1" />
      <rect className="g-note" x="14" y="126" width="42" height="18" rx="3" />
      <rect className="g-note" x="64" y="126" width="42" height="18" rx="3" />
    </>,
  ),
  receipt: plate(
    <>
      <path
        className="g-paper"
        d="M22 12h76v126l-6-5-6.700 5-6.600-5-6.700 5-6.600-5-6.700 5-6.700-5-6.600 5-6.700-5-6.600 5-6.600-5-6.500 5z"
      />
      {words('Receipt', 60, 32)}
      {line(32, 42, 56)}
      {words(NUMBER, 60, 73)}
      {mark(27, 56, 66, 26)}
      {words(AMOUNT, 60, 104)}
      {line(32, 116, 36)}
    </>,
  ),
};
