import { scenes } from '#pictures/scenes.ts';
import type { ScenePictures } from '#screens/home/banner.tsx';

const inline = (picture: string) => `data:image/svg+xml,${encodeURIComponent(picture)}`;

/** The scenes without a server. */
export const scenePictures: ScenePictures & Readonly<Record<'team' | 'steps' | 'street', string>> = {
  fare: inline(scenes.fare),
  stock: inline(scenes.stock),
  school: inline(scenes.school),
  team: inline(scenes.team),
  steps: inline(scenes.steps),
  street: inline(scenes.street),
};
