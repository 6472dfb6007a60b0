import './tone.css';

/** How much something wants the borrower's attention. Each tone has a hue; the words are the caller's. */
export type Tone = 'neutral' | 'calm' | 'attention' | 'danger' | 'success';

/** The class that sets a tone's two colours for everything inside. */
export const toneClass = (tone: Tone): string => `peace-tone--${tone}`;
