// The bridge and nothing else, where a test can reach it.
import { createBridge } from '@peace/bridge';

Object.assign(window, { bridge: createBridge({ window }) });
