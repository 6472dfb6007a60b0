export { noticeCall, requestIds, type FinishedCall } from './calls.ts';
export { loadReporter } from './load-reporter.ts';
export { listenForErrors, notice, pageIdOf, type Note } from './notice.ts';
export { reactErrors } from './react-errors.ts';
