import { onVisibilityChange } from '@peace/web-platform';
import type { Note } from './notice.ts';

/** An entry of any of the observed types. */
type Measured = PerformanceEntry & {
  readonly hadRecentInput?: boolean;
  readonly value?: number;
  readonly interactionId?: number;
};

/** Events that took less are not observed; milliseconds. */
const durationThreshold = 40;

/** A report has no fractions: the bounds of Core Web Vitals, for the sum of all shifts. */
const wordOfShift = (shift: number) => (shift <= 0.1 ? 'good' : shift <= 0.25 ? 'fair' : 'poor');

const rounded = (ms: number, to: number) => Math.round(ms / to) * to;

/** Reports how fast the page was, once, when it is hidden for the first time; only what its engine measures: Safari from 26.2 on. */
export function reportSpeed(window: Window, report: (note: Note) => void): void {
  let [largestPaint, interaction, shift] = [0, 0, 0];
  const observers: PerformanceObserver[] = [];
  const observe = (type: string, note: (entry: Measured) => void): boolean => {
    if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type))
      return false;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold,
    };
    observer.observe(options);
    observers.push(observer);
    return true;
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  observe('event', ({ duration, interactionId = 0 }) => {
    if (interactionId > 0) interaction = Math.max(interaction, duration);
  });
  const hasShifts = observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shift += value;
  });
  const ignore = onVisibilityChange(window, (isVisible) => {
    if (isVisible) return;
    ignore();
    for (const observer of observers) observer.disconnect();
    if (largestPaint > 0) report({ kind: 'speed', name: 'largestPaint', ms: rounded(largestPaint, 100) });
    if (interaction > 0) report({ kind: 'speed', name: 'interaction', ms: rounded(interaction, 10) });
    if (hasShifts) report({ kind: 'speed', name: 'layoutShift', detail: wordOfShift(shift) });
  });
}
