import type { DomainOf, PayloadOf, WireOf } from './define-endpoint.ts';
import { loanDetails, generateVcode, variant2Confirm, productLink, registration } from './contract/index.ts';
const a: DomainOf<typeof loanDetails> = 1;
const w: WireOf<typeof loanDetails> = 1;
const p: PayloadOf<typeof generateVcode> = 1;
const d: DomainOf<typeof variant2Confirm> = 1;
const wl: WireOf<typeof productLink> = 1;
