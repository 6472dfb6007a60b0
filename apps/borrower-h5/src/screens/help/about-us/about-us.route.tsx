import type { ReactElement } from 'react';
import * as english from '#features/help/about-us.en.md';
import * as filipino from '#features/help/about-us.fil.md';
import { StaticTextPage } from '#features/help/static-text-page.tsx';

/** `/aboutUs`: mission, advantages, team and contact (spec §2). */
export function AboutUsRoute(): ReactElement {
  return <StaticTextPage english={english} filipino={filipino} />;
}
