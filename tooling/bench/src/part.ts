import type { Browser } from 'playwright';
import type { Stage } from './stage.ts';

/** What every part measures with. */
export interface Measuring {
  readonly browser: Browser;
  readonly runs: number;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
}

/** What a part of the built apps measures with. */
export interface StagedMeasuring extends Measuring {
  readonly stage: Stage;
}

/** A part of the bench: its section's title, how often it runs by default, and its report in Markdown. */
export interface Part<Given = StagedMeasuring> {
  readonly title: string;
  readonly defaultRuns: number;
  /** The peers are served beside the apps. */
  readonly withPeers?: true;
  readonly measure: (given: Given) => Promise<string>;
}
