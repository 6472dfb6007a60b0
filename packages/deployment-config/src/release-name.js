/**
 * A release by its version and the beginning of its commit, which a version that is not cut has already, as pages, reports and `version.json` are compared.
 *
 * @param {{ version: string, commit: string }} release
 */
export const releaseName = ({ version, commit }) =>
  commit && !version.includes('+') ? `${version}+${commit.slice(0, 12)}` : version;
