import { company } from '@peace/company';
import type { Locale } from '@peace/i18n';
import { iconPicture } from './mark-picture.ts';
import { sharePicture } from './share-picture.tsx';

/** A picture that is drawn by a browser and committed, because a build has none. */
export interface DrawnPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The markup it is drawn from. */
  readonly source: string;
}

const { VITE_APP_EN_NAME: brand, VITE_BACKGROUND: ground, VITE_FONT_COLOR: line } = import.meta.env;

/** Every committed picture with what it is drawn from: `pnpm --filter official-site draw` draws them, a test compares. */
export function drawnPictures(): readonly DrawnPicture[] {
  const share = (file: string, locale: Locale): DrawnPicture => ({
    file,
    width: 1200,
    height: 630,
    source: sharePicture({ company, brand, locale }),
  });
  const icon = (file: string, size: number): DrawnPicture => ({
    file: `brand/${file}.png`,
    width: size,
    height: size,
    source: iconPicture({ ground, line }),
  });
  return [
    share('og.png', 'en'),
    share('og.fil.png', 'fil'),
    icon('icon-192', 192),
    icon('icon-512', 512),
    icon('apple-touch-icon', 180),
  ];
}
