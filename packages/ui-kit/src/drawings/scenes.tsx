import type { ReactNode } from 'react';

import { Jeepney } from '../jeepney/jeepney.tsx';
import { type Drawing, frame } from './frame.tsx';
import '../morning/morning.css';
import './drawings.css';
import './fiesta.css';

// Loaded when one of them is shown: no first paint needs them.

const road = (
  <>
    <path className="d-road" d="M0 108h200v14a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z" />
    <path className="d-dash" d="M16 125h22m14 0h22m14 0h22m14 0h22m14 0h22" />
  </>
);

/** A scene without a road. */
function scene(children: ReactNode): Drawing {
  return () => frame(children);
}

/** A scene beside the road: what is behind it, and what is on it. */
function street(behind: ReactNode, on?: ReactNode): Drawing {
  return () =>
    frame(
      <>
        {behind}
        {road}
        {on}
      </>,
    );
}

const jeepney = (place: string) => (
  <g transform={place}>
    <Jeepney />
  </g>
);

/** A jeepney with a flat tire: the service is down for now. */
export const ServiceDownDrawing: Drawing = street(
  <circle className="d-sun" cx="164" cy="104" r="26" />,
  <>
    {jeepney('translate(40 44) rotate(3) scale(1.7)')}
    <path d="M49 114q-2-8 6-8h15q8 0 6 8z" fill="#1b2430" />
    <path d="m166 88 14 26h-28z" fill="#d4402f" />
    <path d="m166 96 7 14h-14z" fill="#f4f7f9" />
  </>,
);

/** A ticket torn in two. */
export const LinkExpiredDrawing: Drawing = scene(
  <>
    <path
      d="m40 56 54-8-4 9 5 8-5 8 5 8-4 9-46 8a6 6 0 0 1-7-5l-1-7a9 9 0 0 0-3-18l-1-6a5 5 0 0 1 7-6"
      fill="#ffd23f"
    />
    <path d="m50 70 30-5m-28 17 22-4" stroke="#c98a1b" strokeWidth="5" />
    <path d="m108 46 50 9a6 6 0 0 1 5 7l-1 6a9 9 0 0 0-3 18l-1 7a6 6 0 0 1-7 5l-46-8-4-9 5-8-4-8 6-8z" fill="#d4402f" />
    <path d="m120 66 28 5m-30 9 18 3" stroke="#f7c7bf" strokeWidth="5" />
  </>,
);

/** A store that is closed for the night. */
export const SessionEndedDrawing: Drawing = () =>
  frame(
    <>
      <path d="M158 26a15 15 0 1 0 14 21 12 12 0 0 1-14-21" fill="#ffd23f" />
      <path d="M40 36h.1M72 24h.1M112 34h.1" stroke="#f4f7f9" strokeWidth="4" />
      <path d="M52 64h96v44H52z" fill="#2fa37c" />
      <path d="M62 74h50v22H62z" fill="#ffd23f" />
      <path d="M78 74v22m17-22v22" stroke="#1b2430" strokeWidth="4" />
      <path d="M120 76h20v32h-20z" fill="#17364a" />
      <path d="M46 64 54 46h92l8 18z" fill="#d4402f" />
      {road}
    </>,
    true,
  );

/** A waiting shed at an empty road. */
export const NoLoansDrawing: Drawing = street(
  <>
    <circle className="d-sun" cx="156" cy="102" r="28" />
    <path d="M46 60h68v30H46z" fill="#f4f7f9" />
    <path d="M44 60h6v48h-6zm66 0h6v48h-6z" fill="#5b6875" />
    <path d="M52 88h56v6H52zm6 6h5v14h-5zm39 0h5v14h-5z" fill="#8a5a33" />
    <path d="m36 50 8-14h72l8 14z" fill="#d4402f" />
    <path d="M34 50h92v10H34z" fill="#1f6feb" />
    <path d="M132 60h4v48h-4z" fill="#5b6875" />
    <circle cx="134" cy="56" r="10" fill="#ffd23f" />
  </>,
);

/** A stall whose shutter is down. */
export const NoOffersDrawing: Drawing = street(
  <>
    <circle className="d-sun" cx="38" cy="102" r="26" />
    <path d="M56 56h96v52H56z" fill="#1f6feb" />
    <path d="M64 60h80v32H64z" fill="#c9d3dc" />
    <path d="M64 68h80m-80 8h80m-80 8h80" stroke="#8fa0ad" strokeWidth="2" />
    <path d="M88 66h32v18H88z" fill="#ffd23f" />
    <path d="M94 72h20m-20 6h12" stroke="#8a5a33" strokeWidth="3" />
    <path
      d="M48 38h112v18a9.3 9.3 0 0 1-18.7 0 9.3 9.3 0 0 1-18.6 0 9.3 9.3 0 0 1-18.7 0 9.3 9.3 0 0 1-18.7 0 9.3 9.3 0 0 1-18.6 0 9.3 9.3 0 0 1-18.7 0z"
      fill="#f4f7f9"
    />
    <path
      d="M48 38h18.7v18a9.3 9.3 0 0 1-18.7 0zm37.3 0H104v18a9.3 9.3 0 0 1-18.7 0zm37.4 0h18.6v18a9.3 9.3 0 0 1-18.6 0z"
      fill="#d4402f"
    />
  </>,
);

/** A card that has still to be added. */
export const NoAccountDrawing: Drawing = scene(
  <>
    <circle className="d-sun" cx="56" cy="46" r="24" />
    <rect x="40" y="42" width="104" height="66" rx="10" fill="#1f6feb" />
    <path d="M40 58h104v13H40z" fill="#17364a" />
    <rect x="52" y="82" width="34" height="10" rx="4" fill="#ffd23f" />
    <circle cx="144" cy="100" r="20" fill="#2fa37c" />
    <path d="M144 91v18m-9-9h18" stroke="#fff" strokeWidth="5" />
  </>,
);

/** Two speech bubbles: all is well. */
export const NoComplaintDrawing: Drawing = scene(
  <>
    <path
      d="M46 30h70a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12H76L58 98V82H46a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12"
      fill="#d4402f"
    />
    <path d="M64 50v3m34-3v3M70 63q11 9 22 0" fill="none" stroke="#fff" strokeWidth="5" />
    <path
      d="M104 74h46a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12h-4v12l-16-12h-26a12 12 0 0 1-12-12V86a12 12 0 0 1 12-12"
      fill="#ffd23f"
    />
    <path d="M112 92h.1m14.9 0h.1m14.9 0h.1" stroke="#8a5a33" strokeWidth="8" />
  </>,
);

/** A signpost at a crossing, with one arm blank. */
export const NotFoundDrawing: Drawing = street(
  <>
    <circle className="d-sun" cx="46" cy="104" r="26" />
    <path d="M96 30h8v78h-8z" fill="#8a5a33" />
    <path d="M70 38h54l14 13-14 13H70z" fill="#1f6feb" />
    <path d="M88 48q2-6 8-5 7 1 5 6-1 3-5 4m0 6v.1" fill="none" stroke="#fff" strokeWidth="4" />
    <path d="M136 70H84L70 82l14 12h52z" fill="#ffd23f" />
  </>,
);

/** A jeepney in the sunrise. */
export const DoneDrawing: Drawing = street(
  <>
    <circle className="d-halo" cx="100" cy="84" r="58" />
    <circle className="d-sun" cx="100" cy="84" r="38" />
    <path className="d-rays" d="M100 34V22m35 27 9-9M65 49l-9-9m94 44h13M50 84H37" />
  </>,
  jeepney('translate(58 66) scale(1.3)'),
);

/** A storekeeper who looks at a slip. */
export const CheckingDrawing: Drawing = scene(
  <>
    <circle className="d-sun" cx="154" cy="52" r="24" />
    <path d="M56 140q-4-54 40-54t40 54z" fill="#2fa37c" />
    <path d="M86 76h20v14q-10 8-20 0z" fill="#a86f48" />
    <circle cx="96" cy="28" r="10" fill="#2a1a14" />
    <circle cx="96" cy="58" r="25" fill="#b57b52" />
    <path d="M70 60q-2-30 26-30t26 30q-12-4-20-14-10 12-32 14" fill="#2a1a14" />
    <path d="M87 62h.1m17.9 0h.1" stroke="#2a1a14" strokeWidth="5" />
    <path d="M90 71q6 5 12 0" fill="none" stroke="#5b2d1c" strokeWidth="3" />
    <path d="M106 92h40v44l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z" fill="#fff" />
    <path d="M114 102h24m-24 9h16m-16 9h20" stroke="#8fa0ad" strokeWidth="4" />
    <path d="M96 108q6-10 16-5 5 4 0 8l-14 8z" fill="#b57b52" />
  </>,
);

/** Rain, an umbrella, and a jeepney that passes. */
export const RefusedDrawing: Drawing = street(
  <>
    <path
      className="d-cloud"
      d="M112 34a15 15 0 0 1 28-6 13 13 0 0 1 5 25h-29a10 10 0 0 1-4-19M24 30a12 12 0 0 1 22-5 10 10 0 0 1 4 20H27a8 8 0 0 1-3-15"
    />
    <path className="d-rain" d="m124 62-4 10m20-10-4 10m-10 8-4 10M34 54l-4 10m64-48-4 10m84 30-4 10m12 6-4 10" />
  </>,
  <>
    {jeepney('translate(110 62) scale(1.3)')}
    <path d="M48 126q-2-32 14-32t14 32z" fill="#1f6feb" />
    <circle cx="62" cy="84" r="11" fill="#b57b52" />
    <path d="M51 84q0-12 11-12t11 12q-11-6-22 0" fill="#2a1a14" />
    <path d="M74 66v44" stroke="#8a5a33" strokeWidth="4" />
    <path d="M34 68a40 36 0 0 1 80 0q-10-7-20 0-10-7-20 0-10-7-20 0-10-7-20 0" fill="#d4402f" />
    <path d="M54 68q2-26 20-36 18 10 20 36-10-7-20 0-10-7-20 0" fill="#ffd23f" />
  </>,
);

/** A feast in the morning: bunting, the sun with its rays, and a jeepney on the road. As wide as the page. */
export const FiestaDrawing: Drawing = () => (
  <svg className="peace-fiesta peace-morning" viewBox="0 0 360 216" focusable="false" aria-hidden="true">
    <g className="d-rise">
      <circle className="d-halo" cx="180" cy="146" r="86" />
      <path className="d-rays" d="M180 52V36m68 42 12-14m-148 14-12-14m174 82h20m-208 0H66" />
      <circle className="d-sun" cx="180" cy="146" r="58" />
    </g>
    <path d="M0 20q90 44 180 0 90 44 180 0" fill="none" stroke="#8a5a33" strokeWidth="2" />
    <path d="M1 23h14l-7 15zM107 40h14l-7 15zM213 34h14l-7 15zM319 32h14l-7 15z" fill="#d4402f" />
    <path d="M27 32h14l-7 15zM133 34h14l-7 15zM239 40h14l-7 15zM345 23h14l-7 15z" fill="#1f6feb" />
    <path d="M54 39h14l-7 15zM160 25h14l-7 15zM266 42h14l-7 15z" fill="#ffd23f" />
    <path d="M80 42h14l-7 15zM186 25h14l-7 15zM292 39h14l-7 15z" fill="#2fa37c" />
    <path className="d-road" d="M0 180h360v36H0z" />
    <path className="d-dash" d="M8 200h26m18 0h26m18 0h26m18 0h26m18 0h26m18 0h26m18 0h26m18 0h26" />
    {jeepney('translate(129 124) scale(1.6)')}
  </svg>
);

/** The jeepney of a `LoanRoad`. */
export const RoadJeepney: Drawing = () => (
  <svg viewBox="0 0 64 42" focusable="false" aria-hidden="true">
    <Jeepney />
  </svg>
);
