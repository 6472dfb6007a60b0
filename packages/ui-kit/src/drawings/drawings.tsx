import { useEffect, useState, type ReactElement } from 'react';

import { type Drawing, frame } from './frame.tsx';
import type * as allScenes from './scenes.tsx';
import './drawings.css';

export type { Drawing } from './frame.tsx';

type Scenes = typeof allScenes;

let scenes: Scenes | null = null;

const sky = () => frame(null);

// On its own: a `then` in the same expression would not see the styles fail (`tooling/dev/src/lint/chained-import.test.js`).
const loadScenes = () => import('./scenes.tsx');

/** A scene that is loaded when it is shown; until then, and where it cannot be loaded, its sky. */
function drawn(name: keyof Scenes, Meanwhile: () => ReactElement | null = sky): Drawing {
  return function LoadedScene() {
    const [loaded, setLoaded] = useState(scenes);
    useEffect(() => {
      loadScenes().then(
        (module) => {
          scenes = module;
          setLoaded(module);
        },
        () => undefined,
      );
    }, []);
    const Scene = loaded?.[name];
    return Scene ? <Scene /> : <Meanwhile />;
  };
}

// Each its own export and pure, so that a bundle carries only the scenes it shows.

/** A phone that finds no network: in the bundle, because nothing can be loaded then. */
export const NoConnectionDrawing: Drawing = () =>
  frame(
    <>
      <rect x="70" y="18" width="60" height="104" rx="12" fill="#1b2430" />
      <rect x="76" y="28" width="48" height="84" rx="5" fill="#f4f7f9" />
      <path d="M84 64q16-15 32 0m-24 9q8-7 16 0" fill="none" stroke="#8fa0ad" strokeWidth="5" />
      <circle cx="100" cy="83" r="4" fill="#8fa0ad" />
      <path d="m86 52 30 38" stroke="#d4402f" strokeWidth="6" />
      <path
        className="d-sun"
        d="M40 44a9 9 0 0 1 17-4 8 8 0 0 1 3 15H43a6 6 0 0 1-3-11m103 46a9 9 0 0 1 17-4 8 8 0 0 1 3 15h-17a6 6 0 0 1-3-11"
      />
    </>,
  );

export const ServiceDownDrawing: Drawing = /* @__PURE__ */ drawn('ServiceDownDrawing');

export const LinkExpiredDrawing: Drawing = /* @__PURE__ */ drawn('LinkExpiredDrawing');

export const SessionEndedDrawing: Drawing = /* @__PURE__ */ drawn('SessionEndedDrawing');

export const NoLoansDrawing: Drawing = /* @__PURE__ */ drawn('NoLoansDrawing');

export const NoOffersDrawing: Drawing = /* @__PURE__ */ drawn('NoOffersDrawing');

export const NoAccountDrawing: Drawing = /* @__PURE__ */ drawn('NoAccountDrawing');

export const NoComplaintDrawing: Drawing = /* @__PURE__ */ drawn('NoComplaintDrawing');

export const NotFoundDrawing: Drawing = /* @__PURE__ */ drawn('NotFoundDrawing');

export const DoneDrawing: Drawing = /* @__PURE__ */ drawn('DoneDrawing');

export const CheckingDrawing: Drawing = /* @__PURE__ */ drawn('CheckingDrawing');

export const RefusedDrawing: Drawing = /* @__PURE__ */ drawn('RefusedDrawing');

/** A feast in the morning, as wide as the page: a loan is paid in full. Its ground is the caller's. */
export const FiestaDrawing: Drawing = /* @__PURE__ */ drawn('FiestaDrawing', () => null);

export const RoadJeepney: Drawing = /* @__PURE__ */ drawn('RoadJeepney', () => null);
