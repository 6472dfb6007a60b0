/** The part of a deployment that a cache in front of nginx needs. */
export interface Cached {
  /** The paths below which calls are passed on to the backend. */
  readonly paths: readonly string[];
  readonly listen: string;
}

/** The committed VCL for a deployment: where its nginx is, and every path of the backend's calls. */
export function cacheConfig(text: string, { paths, listen }: Cached): string {
  const [, host = '127.0.0.1', port] = /^(?:([\d.]+):)?(\d+)$/.exec(listen) ?? [];
  const calls = paths.map((path) => `${path.slice(1).replaceAll('.', '\\.')}/`).join('|');
  return text
    .replace('.host = "127.0.0.1"', `.host = "${host}"`)
    .replace('.port = "8080"', `.port = "${port ?? '8080'}"`)
    .replace('^/(peace/|', `^/(${calls}|`);
}
