import type { ButtonSeen } from './watch-button.ts';
import type { Seen } from './watch-load.ts';

// What the scripts that run in a measured page leave there for the bench to read.
declare global {
  var seen: Seen;
  var buttonSeen: ButtonSeen;
  var scrollFrames: { stop(): number[] };
  var interactions: number[];
  var isTapped: boolean;
  var nextScreen: Promise<number>;

  // Missing in TypeScript's DOM types.
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }

  interface LayoutShift extends PerformanceEntry {
    readonly hadRecentInput: boolean;
    readonly value: number;
  }
}
