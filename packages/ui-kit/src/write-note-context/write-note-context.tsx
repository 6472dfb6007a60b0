import { createContext, type ReactNode } from 'react';

/** A hint for the bar of a button that pays, applies or saves: what this browser cannot promise. Null almost everywhere. */
export const WriteNoteContext = createContext<ReactNode>(null);
