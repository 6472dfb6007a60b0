import type { ShellEventName, PeaceNative } from './protocol.ts';

/** An error inside the page's own code, for the app to report. */
export interface BridgeError {
  readonly during: ShellEventName | 'fallback' | 'start';
  readonly cause: unknown;
}

/** The page's side of the shell's events. */
export interface ShellEvents {
  /** The functions that the shell calls. */
  readonly native: PeaceNative;
  onBack(handler: () => boolean): () => void;
  onResume(handler: () => void): () => void;
}

/**
 * Dispatches the shell's events to the registered handlers. An event before the first handler is answered at once: going back
 * is the shell's (`false`), and a resume is lost. A page that begins with what it read earlier registers one of its own at once.
 */
export function createShellEvents(report: (error: BridgeError) => void): ShellEvents {
  // Replaced, never changed: handlers may come and go while they are being asked. Entries are objects, so that a
  // function registered twice is two registrations.
  let backHandlers: readonly { handle: () => boolean }[] = [];
  let resumeHandlers: readonly { handle: () => void }[] = [];

  /** A handler that throws is reported and counts as one that did nothing. */
  const guarded = <T>(during: ShellEventName, handle: () => T): T | undefined => {
    try {
      return handle();
    } catch (cause) {
      report({ during, cause });
      return undefined;
    }
  };

  return {
    native: {
      onBack: () => backHandlers.some(({ handle }) => guarded('back', handle) === true),
      onResume: () => {
        for (const { handle } of resumeHandlers) guarded('resume', handle);
      },
    },
    onBack(handle) {
      const entry = { handle };
      // The newest is asked first: a dialog goes before the screen under it.
      backHandlers = [entry, ...backHandlers];
      return () => {
        backHandlers = backHandlers.filter((other) => other !== entry);
      };
    },
    onResume(handle) {
      const entry = { handle };
      resumeHandlers = [...resumeHandlers, entry];
      return () => {
        resumeHandlers = resumeHandlers.filter((other) => other !== entry);
      };
    },
  };
}
