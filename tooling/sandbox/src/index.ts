export { createSandbox, type Sandbox } from './sandbox.ts';
export { type Fault, FAULT_KINDS, type FaultKind } from './http/faults.ts';
export { type LogEntry } from './control/control-calls.ts';
export { type Scenario } from './scenarios/scenario.ts';
export { scenarios } from './scenarios/scenarios.ts';
