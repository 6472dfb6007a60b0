import type { ReactElement, ReactNode } from 'react';
import './drawings.css';

/** A small scene beside words; says nothing that they do not say. */
export type Drawing = () => ReactElement;

/** A scene of 200 × 140 on the ground that all of them share. Give its shapes the classes of `drawings.css`. */
function scene(children: ReactNode): Drawing {
  return () => (
    <svg className="peace-drawing" viewBox="0 0 200 140" focusable="false" aria-hidden="true">
      <path className="d-ground" d="M30 118C6 92 22 38 66 34c22-2 30-20 60-14 40 8 62 62 44 98z" />
      {children}
      <path className="d-line" d="M22 118h156" />
    </svg>
  );
}

// Each its own export and pure, so that a bundle carries only the scenes it shows.

/** A phone that finds no network. */
export const NoConnectionDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <rect className="d-paper" x="72" y="22" width="56" height="96" rx="10" />
    <path className="d-line" d="M93 31h14" />
    <path className="d-faint" d="M82 64a26 26 0 0 1 36 0M89 73a16 16 0 0 1 22 0" />
    <circle className="d-warm" cx="100" cy="84" r="4.5" />
    <path className="d-accent-line" d="m82 50 36 44" />
    <path className="d-warm-line" d="M146 44v9M141.5 48.5h9M54 78v7M50.5 81.5h7" />
  </>,
);

/** An office that is closed for now. */
export const ServiceDownDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <rect className="d-paper" x="62" y="56" width="76" height="62" />
    <path className="d-faint" d="M76 68v38M124 68v38" />
    <path className="d-accent" d="M52 56 97.5 27a5 5 0 0 1 5 0L148 56a3 3 0 0 1-2 4H54a3 3 0 0 1-2-4z" />
    <path className="d-line" d="M100 60v14M90 78l10-6 10 6" />
    <rect className="d-warm" x="82" y="78" width="36" height="24" rx="5" />
    <path className="d-ink" d="M96 85v10M104 85v10" />
  </>,
);

/** A chain of which one link has opened. */
export const LinkExpiredDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <path className="d-accent-line" d="M90 92 78 104a17 17 0 0 1-24-24l16-16a17 17 0 0 1 24 0" />
    <path className="d-accent-line" d="m112 56 10-10a17 17 0 0 1 24 24l-16 16a17 17 0 0 1-24 0" />
    <path className="d-warm-line" d="M101 30v10M86 38l5 7M116 112v-10M131 104l-5-7" />
  </>,
);

/** A lock, and the moon of a day that is over. */
export const SessionEndedDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <path className="d-accent-line" d="M82 66V54a18 18 0 0 1 36 0v12" />
    <rect className="d-paper" x="68" y="64" width="64" height="54" rx="10" />
    <circle className="d-accent" cx="100" cy="86" r="7" />
    <path className="d-accent-line" d="M100 88v12" />
    <path className="d-warm" d="M152 34a15 15 0 1 0 12 22 12 12 0 0 1-12-22z" />
  </>,
);

/** A wallet with the place of a note that is not there yet. */
export const NoLoansDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <rect className="d-line" x="66" y="34" width="66" height="40" rx="5" strokeDasharray="5 6" />
    <path
      className="d-accent"
      d="M54 62a8 8 0 0 1 8-8h74a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10H64a10 10 0 0 1-10-10z"
    />
    <path className="d-on" d="M62 64h66" />
    <path className="d-paper" d="M122 78h28v20h-28a10 10 0 0 1 0-20z" />
    <circle className="d-warm" cx="126" cy="88" r="4" />
  </>,
);

/** A price tag without a price. */
export const NoOffersDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <path className="d-line" d="M66 52h-8a6 6 0 0 0-6 6v48a6 6 0 0 0 6 6h8" strokeDasharray="5 6" />
    <path
      className="d-accent"
      d="M76 84 114 44a8 8 0 0 1 6-2h24a8 8 0 0 1 8 8v24a8 8 0 0 1-2 6l-38 38a8 8 0 0 1-11 0L76 95a8 8 0 0 1 0-11z"
    />
    <circle className="d-paper" cx="134" cy="60" r="7" />
    <path className="d-on" d="m95 88 14 14M107 76l14 14" />
    <path className="d-warm-line" d="M134 53c2-16 18-18 26-8" />
  </>,
);

/** A card that has still to be added. */
export const NoAccountDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <rect className="d-paper" x="46" y="44" width="100" height="64" rx="9" />
    <path className="d-accent" d="M46 60h100v14H46z" />
    <path className="d-faint" d="M58 90h30M58 98h16" />
    <circle className="d-warm" cx="142" cy="100" r="18" />
    <path className="d-ink" d="M142 92v16M134 100h16" />
  </>,
);

/** Two speech bubbles: all is well. */
export const NoComplaintDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <path
      className="d-accent"
      d="M50 34h66a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H76L58 98V84h-8a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
    />
    <path className="d-on" d="M62 52v4M104 52v4M70 66a18 18 0 0 0 26 0" />
    <path
      className="d-paper"
      d="M134 66h14a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-6v10l-14-10h-18a10 10 0 0 1-10-10"
    />
    <circle className="d-warm" cx="124" cy="91" r="3.5" />
    <circle className="d-warm" cx="137" cy="91" r="3.5" />
  </>,
);

/** A signpost of which one arm is blank. */
export const NotFoundDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <path className="d-accent-line" d="M100 28v90" />
    <path className="d-accent" d="M62 36h58l14 13-14 13H62a4 4 0 0 1-4-4V40a4 4 0 0 1 4-4z" />
    <path className="d-on" d="M86 45a6 6 0 1 1 9 5c-2 1-3 2-3 4M92 57v.1" transform="translate(4 -2)" />
    <path className="d-paper" d="M138 70H82L68 83l14 13h56a4 4 0 0 0 4-4V74a4 4 0 0 0-4-4z" />
    <path className="d-faint" d="M88 83h40" />
    <path className="d-warm" d="M46 118c0-10 6-14 6-14s7 4 7 14zM142 118c0-8 5-11 5-11s6 3 6 11z" />
  </>,
);

/** A receipt with a check. */
export const DoneDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <path className="d-paper" d="M64 26h60v92l-7.5-5-7.5 5-7.5-5-7.5 5-7.5-5-7.5 5-7.5-5-7.5 5z" />
    <path className="d-accent" d="M76 38h18v8H76z" />
    <path className="d-faint" d="M78 60h32M78 72h24M78 84h16" />
    <circle className="d-done" cx="126" cy="84" r="23" />
    <path className="d-done-mark" d="m115 84.5 8 8L138 77" />
    <path className="d-warm-line" d="M150 40v9M145.5 44.5h9" />
  </>,
);

/** A receipt under a magnifying glass: it is being looked for. */
export const CheckingDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <path className="d-paper" d="M58 26h60v92l-7.5-5-7.5 5-7.5-5-7.5 5-7.5-5-7.5 5-7.5-5-7.5 5z" />
    <path className="d-accent" d="M70 38h18v8H70z" />
    <path className="d-faint" d="M72 60h32M72 72h18M72 84h12" />
    <path className="d-warm-line" d="m138 96 16 16" style={{ strokeWidth: '8px' }} />
    <circle className="d-paper" cx="122" cy="80" r="22" />
    <path className="d-accent-line" d="M122 69v11l8 5" style={{ strokeWidth: '4px' }} />
  </>,
);

/** A letter that came back with a bar across its stamp: not accepted. */
export const RefusedDrawing: Drawing = /* @__PURE__ */ scene(
  <>
    <rect className="d-paper" x="48" y="42" width="92" height="66" rx="8" />
    <path className="d-line" d="m50 48 44 32 44-32" />
    <path className="d-faint" d="M62 96h30" />
    <circle className="d-warm" cx="138" cy="92" r="23" />
    <path className="d-ink" d="M128 92h20" style={{ strokeWidth: '5px' }} />
    <path className="d-warm-line" d="M150 34v9M145.5 38.5h9" />
  </>,
);
