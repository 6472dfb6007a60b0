import type { ReactNode } from 'react';

/** A statement with its lines and its total. */
export function StatementDrawing() {
  return (
    <Drawing>
      <rect className="paper" x="92" y="14" width="136" height="152" rx="10" />
      <path className="line strong" d="M112 42h56" />
      <path className="line" d="M112 66h44M196 66h12M112 84h60M188 84h20M112 102h36M196 102h12" />
      <path className="rule" d="M112 120h96" />
      <rect className="soft" x="104" y="130" width="112" height="24" rx="6" />
      <path className="accent" d="M114 142h30M178 142h28" />
    </Drawing>
  );
}

/** A term from its first day to its last, with the half from which it can be repaid early. */
export function TermDrawing() {
  return (
    <Drawing>
      <rect className="paper" x="60" y="26" width="200" height="128" rx="10" />
      <path className="rule" d="M60 56h200" />
      <path className="line strong" d="M100 18v18M220 18v18" />
      <path
        className="line"
        d="M84 78h16M116 78h16M148 78h16M180 78h16M212 78h16M84 98h16M116 98h16M148 98h16M180 98h16M212 98h16"
      />
      <path className="track" d="M88 130h144" />
      <path className="accent" d="M160 130h72" />
      <circle className="dot" cx="88" cy="130" r="7" />
      <circle className="dot" cx="232" cy="130" r="7" />
      <circle className="knob" cx="160" cy="130" r="9" />
    </Drawing>
  );
}

/** A phone that says the money has arrived. */
export function AccountDrawing() {
  return (
    <Drawing>
      <rect className="paper" x="112" y="10" width="96" height="160" rx="14" />
      <path className="line strong" d="M148 24h24" />
      <circle className="soft" cx="160" cy="72" r="26" />
      <path className="accent thin" d="m149 73 8 8 15-17" />
      <path className="line" d="M132 118h56M140 134h40" />
      <rect className="fill" x="132" y="148" width="56" height="10" rx="5" />
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
