import { createContext } from 'react';

/** What the server's log knows this visit by; an app that sends request ids provides it. */
export const SupportReferenceContext = createContext<string | null>(null);
