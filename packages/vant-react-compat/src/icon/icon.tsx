import type { ReactElement } from 'react';

/** An icon is beside words, so it is hidden from assistive technology. */
export interface IconProps {
  readonly className?: string;
}

/** Inline SVG in the colour and size of the text around it. */
export type Icon = (props: IconProps) => ReactElement;

/** Draws a 24 × 24 path as an icon: a line by default, a shape when `filled`. */
function icon(path: string, filled = false): Icon {
  return ({ className }) => (
    <svg
      className={className ? `van-icon ${className}` : 'van-icon'}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}

const RING = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18';
const STAR = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z';

// Each its own export and pure, so that a bundle carries only the icons it shows.
export const ArrowIcon = /* @__PURE__ */ icon('m9 5 7 7-7 7');
export const ArrowDownIcon = /* @__PURE__ */ icon('m5 9 7 7 7-7');
export const CrossIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const SuccessIcon = /* @__PURE__ */ icon(`${RING}M8 12.3l2.8 2.8L16 9.8`);
export const FailIcon = /* @__PURE__ */ icon(`${RING}M9 9l6 6M15 9l-6 6`);
export const InfoIcon = /* @__PURE__ */ icon(`${RING}M12 11v5M12 8v.01`);
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.01');
export const ClockIcon = /* @__PURE__ */ icon(`${RING}M12 7v5l3.5 2`);
export const DocumentIcon = /* @__PURE__ */ icon('M6 3.5h8.5L18 7v13.5H6zM9.5 11h5M9.5 15h5');
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8');
export const BellIcon = /* @__PURE__ */ icon('M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0');
export const BarcodeIcon = /* @__PURE__ */ icon('M4 6v12M8 6v12M11 6v12M15 6v12M20 6v12M17.5 6v12');
export const FormIcon = /* @__PURE__ */ icon('M8 5H5v16h14V5h-3M8 3h8v4H8zM9 13.5l2 2 4-4');
export const ReceiptIcon = /* @__PURE__ */ icon('M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5');
export const PhotoIcon = /* @__PURE__ */ icon(
  'M4 7h3.5L9 4.5h6L16.5 7H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1M12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
);
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v12H9zM5 15H4V3h11v2');
export const StarIcon = /* @__PURE__ */ icon(STAR, true);
export const StarOutlineIcon = /* @__PURE__ */ icon(STAR);
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const PauseIcon = /* @__PURE__ */ icon('M8 5v14M16 5v14');
export const PlayIcon = /* @__PURE__ */ icon('M7 4v16l13-8z', true);
export const ReplayIcon = /* @__PURE__ */ icon('M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 3.5v5h5');
export const ChatIcon = /* @__PURE__ */ icon('M4 5h16v11.5H10L5.5 20v-3.5H4zM8 9.5h8M8 12.5h5');
export const WhatsAppIcon = /* @__PURE__ */ icon(
  'm3.5 20.5 1.2-4.3a8.6 8.6 0 1 1 3.1 3.1zM9 8.2c-.6 3.4 3.3 7.3 6.8 6.7l.4-1.8-2-1-.9.8c-1-.4-1.8-1.2-2.2-2.2l.8-.9-1-2z',
);
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5');
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2a2 2 0 0 1 2-2.2z',
);
export const WalletIcon = /* @__PURE__ */ icon(
  'M4 7.5V18a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H5.5A1.5 1.5 0 0 1 5.5 5H17v3M16 14v.01',
);
