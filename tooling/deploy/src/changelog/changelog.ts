/**
 * The section of one version in a changelog, as changesets writes it, without its heading.
 *
 * @throws when the version is not in it
 */
export function sectionOf(changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version}\n`);
  if (start === -1) throw new Error(`The changelog has no ${version}.`);
  const text = changelog.slice(start + version.length + 5);
  const end = text.search(/^## /m);
  return (end === -1 ? text : text.slice(0, end)).trim();
}
