import { installedLaunchOptions, recordedLaunchOptions } from '@peace/browser';

/** A whole browser, as borrowers have, where one is installed: a headless shell draws less and so is quicker. */
export const browserOptions = () => installedLaunchOptions() ?? recordedLaunchOptions();
