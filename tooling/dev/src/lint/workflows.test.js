import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesIn, root } from './testing/repository.js';

/** @param {string} path */
const read = (path) => ({ name: path, text: readFileSync(join(root, path), 'utf8') });
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => read(`.github/workflows/${name}`));
const setup = read('.github/actions/setup/action.yml');
const dockerfile = read('tooling/deploy/Dockerfile');

/** The jobs that may do more than read, and what. Everything else only reads. */
const rights = {
  'version.yml propose': ['contents: write', 'pull-requests: write', expect.stringMatching(/^actions: write #/)],
  'release.yml publish': ['contents: write'],
  'release.yml image': ['contents: read', 'packages: write'],
};

/**
 * The jobs of a workflow by name, each with its lines.
 *
 * @param {string} text
 */
const jobsOf = (text) =>
  new Map(
    text
      .slice(text.indexOf('\njobs:\n'))
      .split(/^(?= {2}[\w-]+:\n)/m)
      .slice(1)
      .map((job) => [job.slice(2, job.indexOf(':')), job]),
  );

describe.each([...workflows, setup])('$name', ({ text }) => {
  it('names every action by the hash of a commit, and says which version that is', () => {
    const used = text.match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    const own = 'uses: ./.github/actions/setup';
    const hashed = /^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/;
    expect(used.filter((line) => line !== own && !hashed.test(line))).toEqual([]);
  });

  it('names no version of pnpm: package.json does', () => {
    expect(text).not.toMatch(/pnpm@\d|npx|corepack/);
  });

  it('puts nothing that others can write into a script', () => {
    const scripts = text.match(/run: (?:\||>-)\n(?: {8,}.*\n)+|run: .*/g) ?? [];
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
});

describe.each(workflows)('rights of $name', ({ name, text }) => {
  it('may only read, and leaves no credentials behind in a checkout', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    const checkouts = text.match(/uses: actions\/checkout@.*\n(?: +.*\n){2}/g) ?? [];
    expect(checkouts.filter((step) => !step.includes('persist-credentials: false'))).toEqual([]);
  });

  it('a job that may write is known, and installs nothing', () => {
    for (const [job, lines] of jobsOf(text)) {
      const granted = /\n {4}permissions:\n((?: {6}.*\n)+)/.exec(lines)?.[1]?.trim().split(/\n\s*/) ?? [];
      const known = Object.entries(rights).find(([which]) => `.github/workflows/${which}` === `${name} ${job}`)?.[1];
      expect(granted, job).toEqual(known ?? []);
      if (granted.some((each) => each.endsWith('write'))) expect(lines).not.toMatch(/actions\/setup|pnpm /);
    }
  });

  it('a job that has a secret of ours checks nothing out, installs nothing, and runs only what the machine has', () => {
    for (const [job, lines] of jobsOf(text)) {
      if (!/secrets\.(?!GITHUB_TOKEN)/.test(lines)) continue;
      expect(lines, job).not.toMatch(/actions\/(?:checkout|setup)|pnpm |npm |node |docker /);
      expect(lines, job).toMatch(/^ {4}environment: release$/m);
    }
  });

  it('every job ends by itself', () => {
    const endless = Array.from(jobsOf(text)).filter(([, lines]) => !/^ {4}timeout-minutes: \d+$/m.test(lines));
    expect(endless).toEqual([]);
  });
});

describe('the container file', () => {
  it('gets the archives of a release and no other file, such as local settings and keys', () => {
    const lines = read('.dockerignore')
      .text.split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toEqual(['*', '!release/*.tar.gz']);
  });

  it('builds nothing: what is in the image is what was signed', () => {
    expect(dockerfile.text).not.toMatch(/npm (?:install|ci|run)|npx|vite|turbo run/);
  });

  it('is given archives whose signature was verified', () => {
    const image = jobsOf(read('.github/workflows/release.yml').text).get('image') ?? '';
    expect(image).toContain('needs: [pending, sign]');
    expect(image.indexOf('openssl pkeyutl -verify -rawin')).toBeGreaterThan(0);
    expect(image.indexOf('openssl pkeyutl -verify -rawin')).toBeLessThan(image.indexOf('docker build'));
  });

  it('runs without root, and lets nginx finish its responses', () => {
    const last = dockerfile.text.slice(dockerfile.text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER www-data$/m);
    expect(last).toMatch(/^STOPSIGNAL SIGQUIT$/m);
  });
});

it('package.json names one version of pnpm', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+/);
});

describe('what runs when', () => {
  /** @type {Record<string, string>} */
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  // `pnpm test` has the pictures; `:update` writes instead of comparing.
  const suites = Object.keys(scripts).filter((name) => /^test:(?!visual)/.test(name));

  it('no script leaves tests out by an option that Vitest ignores where a configuration has projects', () => {
    const packages = packagesIn('apps', 'packages', 'tooling').map((folder) => `${folder}/package.json`);
    expect(packages.filter((path) => /vitest run [^"]*--exclude/.test(read(path).text))).toEqual([]);
  });

  it('every suite that is too long for each change runs at night', () => {
    const night = read('.github/workflows/night.yml').text;
    expect(suites).toContain('test:long');
    expect(suites.filter((name) => !night.includes(`- run: pnpm ${name}\n`))).toEqual([]);
  });

  it('the image is built at night, or the night fails', () => {
    expect(read('.github/workflows/night.yml').text).toMatch(/pnpm test:image\n +env:\n +REQUIRE_BUILDER: '1'/);
  });

  it('the versions that a workflow proposes are tested, though its own token starts nothing by pushing', () => {
    expect(read('.github/workflows/version.yml').text).toContain('gh workflow run ci.yml --ref release/next');
    expect(read('.github/workflows/ci.yml').text).toMatch(/^ {2}workflow_dispatch:/m);
  });

  it('the command for a clean clone takes the pnpm of package.json', () => {
    expect(read('.ci/run').text).not.toMatch(/pnpm@\d/);
  });
});
