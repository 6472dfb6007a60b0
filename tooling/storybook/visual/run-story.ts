import type { JSHandle } from '@playwright/test';

/** The parts of Storybook's preview that are used here. */
export interface Preview {
  readonly channel: {
    emit(event: string, payload: object): void;
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
  };
  readonly storyStoreValue?: {
    loadStory(of: { storyId: string }): Promise<{ readonly storyGlobals: StoryGlobals }>;
  };
}

/** What a story decides for itself, whatever it is looked at with. */
export interface StoryGlobals {
  readonly viewport?: { readonly value: 'phone' | 'small' | 'tablet' | 'desktop' };
  readonly theme?: string;
  readonly locale?: string;
}

/** What axe found, as Storybook's addon reports it. */
interface AxeReport {
  readonly type: string;
  readonly result: {
    readonly error?: unknown;
    readonly violations?: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }[];
  };
}

/** How a story ended. */
export interface Outcome {
  /** What the render, the play function and the page threw, and what axe found; empty for a good one. */
  readonly complaints: readonly string[];
  /** Whether axe looked at it. */
  readonly isChecked: boolean;
}

/** Draws a story, runs its play function and then axe, as far as the globals of the page ask for it. */
export const runStory = (preview: JSHandle<Preview>, storyId: string): Promise<Outcome> =>
  preview.evaluate(async ({ channel }, id) => {
    const thrown: string[] = [];
    type Thrown = { readonly message?: string; readonly stack?: string; readonly title?: string };
    const note = (payload: Thrown | readonly Thrown[]) =>
      thrown.push(...[payload].flat().map((error) => error.stack ?? error.message ?? error.title ?? String(error)));
    const failures = [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
    ];
    for (const event of failures) channel.on(event, note);
    const reports = await new Promise<readonly AxeReport[]>((resolve) => {
      const onMissing = () => {
        thrown.push('There is no such story.');
        finish({ storyId: id, reporters: [] });
      };
      const finish = (finished: { readonly storyId: string; readonly reporters: readonly AxeReport[] }) => {
        if (finished.storyId !== id) return;
        channel.off('storyFinished', finish);
        channel.off('storyMissing', onMissing);
        resolve(finished.reporters);
      };
      channel.on('storyFinished', finish);
      channel.on('storyMissing', onMissing);
      channel.emit('' + (false ? '' : '') + 'setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    for (const event of failures) channel.off(event, note);
    const found = reports.flatMap(({ result: { error, violations = [] } }) => [
      ...(error === undefined ? [] : [`axe failed: ${String(error)}`]),
      ...violations.map(({ id: rule, help, nodes }) =>
        [`axe ${rule}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`)].join(
          '\n',
        ),
      ),
    ]);
    return { complaints: [...thrown, ...found], isChecked: reports.some(({ type }) => type === 'a11y') };
  }, storyId);
