import { useLayoutEffect, useState, type RefObject } from 'react';

/** How much smaller a device must be drawn to fit its stage; never larger than life. */
export function fitScale(stage: Size, device: Size): number {
  return Math.min(1, stage.width / device.width, stage.height / device.height);
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale for a device in a stage, as the stage's size changes. */
export function useFit(stage: RefObject<HTMLElement | null>, device: Size): number {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  // A hidden pane has no size.
  return size === undefined || size.width === 0 ? 1 : fitScale(size, device);
}
