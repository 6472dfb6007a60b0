import type { ReactElement, ReactNode } from 'react';

import '../morning/morning.css';
import './drawings.css';

/** A small scene beside words; says nothing that they do not say. */
export type Drawing = () => ReactElement;

/** A scene of 200 × 140 in the campaign's hand: flat shapes without outlines under a morning sky. */
export const frame = (children: ReactNode, isNight = false) => (
  <svg
    className={`peace-drawing peace-morning${isNight ? ' peace-drawing--night' : ''}`}
    viewBox="0 0 200 140"
    focusable="false"
    aria-hidden="true"
  >
    <rect className="d-sky" width="200" height="140" rx="18" />
    {children}
  </svg>
);
