export {
  createBridge,
  type Bridge,
  type BridgeOptions,
  type Host,
  type PayloadArgument,
  type WebFallbacks,
} from './create-bridge.ts';
export type { BridgeWindow } from './bridge-window.ts';
export type { BridgeError } from './shell-events.ts';
export { wasNotTaken, type Outcome } from './outcome.ts';
export type { MessageName, PayloadOf, PeaceNative } from './protocol.ts';
