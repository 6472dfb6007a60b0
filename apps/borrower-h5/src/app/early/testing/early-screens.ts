import type { EarlyScreen } from '#shared/early-screen.tsx';

/** Every screen that is painted early. */
export const earlyScreens: readonly EarlyScreen[] = Object.values(
  import.meta.glob<{ readonly earlyScreens: readonly EarlyScreen[] }>('/src/screens/**/*.early.tsx', { eager: true }),
).flatMap((module) => module.earlyScreens);
