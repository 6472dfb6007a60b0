import type { ReactNode } from 'react';
import './banner.css';

/** The bill of a loan: a slip of paper with what is paid, and a coin on it. */
export function StatementDrawing() {
  return (
    <Drawing>
      <circle className="warm" cx="214" cy="66" r="46" />
      <path className="paper" d="M98 18h112v138l-14-9-14 9-14-9-14 9-14-9-14 9-14-9-14 9z" />
      <path className="ink" d="M116 44h34" />
      <path className="faint" d="M116 68h24M168 68h24M116 88h32M174 88h18" />
      <path className="rule" d="M116 106h76" />
      <path className="ink" d="M116 124h22M160 124h32" />
      <circle className="coin" cx="216" cy="118" r="30" />
      <path className="coin-sign" d="M209 134v-31h9a9 9 0 0 1 0 18h-9M203 109h27M203 115h27" />
    </Drawing>
  );
}

/** A term from its first day to its last, with the half from which it can be repaid early. */
export function TermDrawing() {
  return (
    <Drawing>
      <circle className="warm" cx="112" cy="70" r="46" />
      <rect className="paper" x="96" y="30" width="136" height="118" rx="12" />
      <path className="fill" d="M108 30h112a12 12 0 0 1 12 12v16H96V42a12 12 0 0 1 12-12" />
      <path className="ring" d="M126 20v20M202 20v20" />
      <path
        className="days"
        d="M116 80h.1M138 80h.1M160 80h.1M182 80h.1M204 80h.1M116 100h.1M138 100h.1M160 100h.1M182 100h.1M204 100h.1M116 120h.1M138 120h.1"
      />
      <circle className="fill" cx="182" cy="124" r="17" />
      <path className="tick" d="m174 124 6 6 11-12" />
    </Drawing>
  );
}

/** A phone that says the money has arrived. */
export function AccountDrawing() {
  return (
    <Drawing>
      <circle className="warm" cx="196" cy="94" r="50" />
      <rect className="paper" x="116" y="10" width="88" height="160" rx="16" />
      <path className="faint" d="M150 24h20" />
      <circle className="fill" cx="160" cy="76" r="24" />
      <path className="tick" d="m149 77 8 8 14-16" />
      <path className="ink" d="M138 120h44" />
      <path className="faint" d="M146 136h28" />
      <circle className="coin" cx="214" cy="134" r="22" />
      <path className="coin-sign" d="M209 146v-23h7a6.5 6.5 0 0 1 0 13h-7M204 127h20M204 131.5h20" />
    </Drawing>
  );
}

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="drawing" width="320" height="180" viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
