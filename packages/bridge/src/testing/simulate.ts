import { vi } from 'vitest';
import { createBridge } from '../create-bridge.ts';
import { fakeFrame } from './fake-window.ts';
import { createSimulatorHost, type SimulatorHostOptions } from '../simulator-host.ts';

export function simulate(options: Partial<SimulatorHostOptions> = {}) {
  const frames = fakeFrame();
  const onMessage = vi.fn<SimulatorHostOptions['onMessage']>(() => ({ kind: 'delivered' }));
  const host = createSimulatorHost({ window: frames.hostWindow, frame: frames.frame, onMessage, ...options });
  const bridge = createBridge({ window: frames.page });
  return { ...frames, onMessage, host, bridge };
}
