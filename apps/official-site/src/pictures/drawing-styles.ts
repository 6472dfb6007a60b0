import mark from '@peace/ui-kit/mark.css?inline';
import tokens from '@peace/ui-kit/tokens.css?inline';
import phone from '#features/get-app/phone-picture.css?inline';
import share from './share-picture.css?inline';

const { VITE_BACKGROUND: accent, VITE_FONT_COLOR: onAccent } = import.meta.env;

/** The styles of the drawn pictures, for the script that draws them. */
export const drawingStyles = [
  tokens,
  `:root { --peace-accent: ${accent}; --peace-on-accent: ${onAccent}; }`,
  phone,
  mark,
  share,
  'svg { display: block }',
].join('\n');
