import { scenes } from '#pictures/scenes.ts';
import type { ScenePictures } from '#screens/home/banner.tsx';

const inline = (picture: string) => `data:image/svg+xml,${encodeURIComponent(picture)}`;

/** The scenes without a server. */
export const scenePictures: ScenePictures & { readonly steps: string } = {
  fare: inline(scenes.fare),
  stock: inline(scenes.stock),
  school: inline(scenes.school),
  steps: inline(scenes.steps),
};
