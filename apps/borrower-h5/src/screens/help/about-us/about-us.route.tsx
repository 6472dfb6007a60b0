import { screens } from '@peace/screens';
import * as en from '#features/help/about-us.en.md';
import * as fil from '#features/help/about-us.fil.md';
import { staticTextRoute } from '#features/help/static-text-route.ts';

/** `/aboutUs`: mission, advantages, team and contact (spec §2). */
export const AboutUsRoute = staticTextRoute(screens.aboutUs, { en, fil });
