import type { ReactElement, ReactNode } from 'react';

/** What a drawing is about: nothing there, something failed, no connection, not found, done. */
export type DrawingName = 'empty' | 'failed' | 'offline' | 'not-found' | 'done';

/** A statement of account, with something in its corner; says nothing that the words beside it do not say. */
export function Drawing({ name }: { readonly name: DrawingName }): ReactElement {
  return (
    <svg className={`peace-drawing peace-drawing--${name}`} viewBox="0 0 160 120" focusable="false" aria-hidden="true">
      <ellipse className="peace-drawing__ground" cx="80" cy="66" rx="66" ry="50" />
      {scenes[name]}
    </svg>
  );
}

const sheet = (
  <>
    <path className="peace-drawing__paper" d="M52 18h42l16 16v66a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z" />
    <path className="peace-drawing__line" d="M94 18v12a4 4 0 0 0 4 4h12" />
  </>
);

const scenes: Readonly<Record<DrawingName, ReactNode>> = {
  empty: (
    <>
      {sheet}
      <path className="peace-drawing__faint" d="M60 50h38M60 62h38M60 74h24" />
      <path className="peace-drawing__accent" d="M34 34v8M30 38h8M128 76v8M124 80h8" />
    </>
  ),
  failed: (
    <>
      {sheet}
      <path className="peace-drawing__faint" d="M60 50h38M60 62h22M60 74h16" />
      <path className="peace-drawing__badge" d="M108 66l22 38a2 2 0 0 1-2 3H84a2 2 0 0 1-2-3l22-38a2 2 0 0 1 4 0z" />
      <path className="peace-drawing__mark" d="M106 80v12M106 98.5v.5" />
    </>
  ),
  offline: (
    <>
      <path
        className="peace-drawing__paper"
        d="M58 12h44a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
      />
      <path className="peace-drawing__line" d="M74 20h12" />
      <path className="peace-drawing__faint" d="M62 56a26 26 0 0 1 36 0M69 65a16 16 0 0 1 22 0" />
      <circle className="peace-drawing__dot" cx="80" cy="76" r="3.5" />
      <path className="peace-drawing__accent" d="M62 42l36 44" />
    </>
  ),
  'not-found': (
    <>
      {sheet}
      <path className="peace-drawing__faint" d="M60 50h38M60 62h14M60 74h10" />
      <circle className="peace-drawing__badge" cx="98" cy="74" r="19" />
      <path className="peace-drawing__mark" d="M112 88l16 16" />
      <path className="peace-drawing__mark" d="M92 70a6 6 0 1 1 8.5 5.5c-1.700.8-2.5 1.900-2.5 3.5M98 85v.5" />
    </>
  ),
  done: (
    <>
      {sheet}
      <path className="peace-drawing__faint" d="M60 50h38M60 62h30M60 74h16" />
      <circle className="peace-drawing__badge" cx="106" cy="86" r="20" />
      <path className="peace-drawing__mark" d="M97 86.5l6.5 6.5L115.5 80" />
    </>
  ),
};
