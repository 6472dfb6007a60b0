import { vi } from 'vitest';
import { createBridge } from '../create-bridge.ts';
import { fakeFrame } from './fake-window.ts';
import { createSimulatedShell, type SimulatedShellOptions } from '../simulated-shell.ts';

export function simulate(options: Partial<SimulatedShellOptions> = {}) {
  const frames = fakeFrame();
  const onMessage = vi.fn<SimulatedShellOptions['onMessage']>(() => ({ kind: 'delivered' }));
  const shell = createSimulatedShell({ window: frames.parentWindow, frame: frames.frame, onMessage, ...options });
  const bridge = createBridge({ window: frames.page });
  return { ...frames, onMessage, shell, bridge };
}
