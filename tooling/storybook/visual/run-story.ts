import type { JSHandle } from '@playwright/test';

/** The parts of Storybook's preview that are used here. */
export interface Preview {
  readonly channel: {
    emit(event: string, payload: object): void;
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
  };
  readonly storyStoreValue?: {
    loadStory(of: { storyId: string }): Promise<LoadedStory>;
  };
}

/** Storybook loads a story once, and shows it as this object says. */
interface LoadedStory {
  readonly storyGlobals: StoryGlobals;
  readonly initialArgs: object;
  playFunction?: unknown;
}

/** A story decides these itself, in any look. */
export interface StoryGlobals {
  readonly viewport?: { readonly value: 'phone' | 'small' | 'tablet' | 'desktop' };
  readonly theme?: string;
  readonly locale?: string;
}

/** A rule of axe that a story breaks. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Finished {
  readonly storyId: string;
  readonly reporters: readonly {
    readonly type: string;
    readonly result: { readonly error?: unknown; readonly violations?: readonly Violation[] };
  }[];
}

interface Thrown {
  readonly message?: string;
  readonly stack?: string;
}

/** How a story ended. */
export interface Outcome {
  /** Errors of the render, the play function and the page, and axe's findings; empty for a good story. */
  readonly complaints: readonly string[];
  /** Whether axe looked at it. */
  readonly isChecked: boolean;
}

const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];

/** Draws a story, runs its play function and then axe, as far as the globals of the page ask for it. */
export async function runStory(preview: JSHandle<Preview>, storyId: string): Promise<Outcome> {
  const { thrown, isChecked, violations } = await preview.evaluate(
    async ({ channel }, [id, events]) => {
      const errors: Thrown[] = [];
      const note = (payload: Thrown | readonly Thrown[]) => errors.push(...[payload].flat());
      for (const event of events) channel.on(event, note);
      const { reporters } = await new Promise<Finished>((resolve) => {
        const finish = (finished: Finished) => {
          if (finished.storyId !== id) return;
          channel.off('storyFinished', finish);
          resolve(finished);
        };
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      for (const event of events) channel.off(event, note);
      const results = reporters.filter(({ type }) => type === 'a11y').map(({ result }) => result);
      return {
        thrown: errors.map(({ stack, message }) => stack ?? message ?? 'thrown without a message'),
        isChecked: results.some(({ error }) => error === undefined),
        violations: results.flatMap((result) => result.violations ?? []),
      };
    },
    [storyId, failures] as const,
  );
  return { complaints: [...thrown, ...violations.map(worded)], isChecked };
}

const worded = ({ id, help, nodes }: Violation): string =>
  [`axe ${id}: ${help}`, ...nodes.flatMap(({ html, failureSummary }) => [`  ${html}`, `  ${failureSummary}`])].join(
    '\n',
  );
