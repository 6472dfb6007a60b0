import { ClockIcon, FailIcon, InfoIcon, SuccessIcon, WarningIcon, type Icon } from '@peace/vant-react-compat/icon';

import './tone.css';

/** How much something wants the borrower's attention. Each tone has a hue and an icon; the words are the caller's. */
export type Tone = 'neutral' | 'calm' | 'attention' | 'danger' | 'success';

/** The icon of each tone, so that colour never says it alone. */
export const toneIcons: Readonly<Record<Tone, Icon>> = {
  neutral: InfoIcon,
  calm: ClockIcon,
  attention: WarningIcon,
  danger: FailIcon,
  success: SuccessIcon,
};

/** The class that sets a tone's two colours for everything inside. */
export const toneClass = (tone: Tone): string => `peace-tone--${tone}`;
