/** A page about one call or one message, for Storybook. */
export interface ContractPage {
  /** Unique; where it is in the sidebar: `contracts/calls/getOrder`. */
  readonly title: string;
  readonly markdown: string;
}
