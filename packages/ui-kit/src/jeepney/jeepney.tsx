import type { ReactElement } from 'react';

/** A jeepney with three passengers, 64 × 42, that drives to the right. Its colors are its own; those of the scene around it come with the class `peace-morning`. */
export const Jeepney = (): ReactElement => (
  <g transform="matrix(-1 0 0 1 64 0)">
    <rect x="15" y="2" width="44" height="4" rx="2" fill="#8fa0ad" />
    <rect x="13" y="6" width="48" height="5" rx="2.5" fill="#f4f7f9" />
    <path d="M14 11h46v22H14zM2 22q0-3 3-3h11v14H2z" fill="#d4402f" />
    <path d="m15 20 3-8h6v8z" fill="#bfe6ef" />
    <rect x="27" y="13" width="31" height="8" rx="1.5" fill="#17364a" />
    <circle cx="32" cy="18" r="2.6" fill="#a86f48" />
    <circle cx="42" cy="18" r="2.6" fill="#7a4a2f" />
    <circle cx="52" cy="18" r="2.6" fill="#b57b52" />
    <path d="M2 23.5h58V26H2z" fill="#ffd23f" />
    <path d="M2 27h58v2.5H2z" fill="#1f6feb" />
    <path d="M7.5 34a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0m36 0a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0" fill="#1b2430" />
    <path
      d="M10.6 34a2.4 2.4 0 0 1 4.8 0 2.4 2.4 0 0 1-4.8 0m36 0a2.4 2.4 0 0 1 4.8 0 2.4 2.4 0 0 1-4.8 0"
      fill="#c9d3dc"
    />
  </g>
);
