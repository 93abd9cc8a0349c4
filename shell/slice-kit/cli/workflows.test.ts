import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository, sliceKitFolder, slicesIn } from './workspace.ts';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  name?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  secrets?: unknown;
  environment?: string;
  permissions?: Record<string, string>;
  outputs?: Record<string, string>;
  strategy?: { matrix: Record<string, string> };
  env?: Record<string, string>;
  steps?: Step[];
}
interface Workflow {
  name?: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const textsIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const parsed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, parse(text) as Workflow]));

const texts = textsIn(join(repository, '.github/workflows'));
const workflows = parsed(texts);
const setUpText = readFileSync(join(repository, '.github/actions/set-up/action.yml'), 'utf8');
const setUp = parse(setUpText) as { runs: { steps: Step[] } };
/** The workflows of slices in repositories of their own. */
const textsElsewhere = textsIn(join(sliceKitFolder, 'template/repository/.github/workflows'));
const elsewhere = parsed(textsElsewhere);
const allTexts = [...Object.values(texts), ...Object.values(textsElsewhere), setUpText];
const allWorkflows = [...Object.values(workflows), ...Object.values(elsewhere)];
const jobsIn = (of: Record<string, Workflow>) =>
  Object.entries(of).flatMap(([file, workflow]) =>
    Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file} ${name}`, job })),
  );
const jobs = [...jobsIn(workflows), ...jobsIn(elsewhere)];
const job = (file: string, name: string): Job => {
  const found = workflows[file]?.jobs[name];
  if (!found) throw new Error(`${file} has no job ${name}`);
  return found;
};
const needs = (file: string, name: string) => [job(file, name).needs ?? []].flat();
const runs = (file: string, name: string) => (job(file, name).steps ?? []).map(({ run = '' }) => run);

describe('every workflow', () => {
  it('takes actions by the hash of a commit, with the version that it is', () => {
    const lines = allTexts.flatMap((text) => text.split('\n'));
    const actions = lines.filter((line) => /^\s*-? ?uses: (?!\.\/)/.test(line));
    expect(actions.length).toBeGreaterThan(4);
    for (const line of actions) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may only read the repository, and keeps no token in it', () => {
    for (const workflow of allWorkflows) expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { name, job } of jobs) {
      const { 'id-token': _, attestations: __, ...others } = job.permissions ?? { contents: 'read' };
      // The one that comments runs nobody's code.
      expect([name, Object.values(others).includes('write')]).toEqual([name, name === 'preview.yml comment']);
      for (const step of job.steps ?? [])
        if (step.uses?.startsWith('actions/checkout@'))
          expect(step.with, name).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('gives secrets to the step that talks to the store, the database or the host, and to no other', () => {
    const talks =
      /^ *(pnpm (?:--silent )?slice (check|preview|publish|watch|promote|rollback|render)|npx --yes (supabase|wrangler)@\d+\.\d+\.\d+)/m;
    let count = 0;
    for (const workflow of allWorkflows) expect(workflow.env).toBeUndefined();
    for (const { name, job } of jobs) {
      expect([job.env, job.secrets], name).toEqual([undefined, undefined]);
      for (const { run = '', env = {}, uses, with: given } of job.steps ?? []) {
        expect(JSON.stringify([uses, given ?? {}]), name).not.toContain('secrets.');
        if (!JSON.stringify(env).includes('secrets.')) continue;
        expect(run, name).toMatch(talks);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(2);
  });

  it('has no keys of the store: a job takes the role of its environment, after the builds that need none', () => {
    expect(allTexts.join('\n')).not.toMatch(/AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)/);
    for (const { name, job } of jobs.filter((each) => each.job.steps)) {
      const steps = job.steps ?? [];
      const role = steps.findIndex(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'));
      const store = steps.findIndex(({ env }) => env && 'VETO_RELEASES_DIR' in env);
      expect([name, role]).toEqual([name, store === -1 ? -1 : store - 1]);
      expect([name, job.permissions?.['id-token']]).toEqual([name, store === -1 ? undefined : 'write']);
      if (store === -1) continue;
      expect(steps[role]?.with).toEqual({
        'role-to-assume': `\${{ vars.AWS_ROLE }}`,
        'aws-region': `\${{ vars.AWS_REGION }}`,
      });
      expect(job.environment, name).toBeDefined();
    }
    // A workflow that is called has no more rights than its caller.
    for (const { name, job } of jobs.filter((each) => /(release-slice|render-site)\.yml$/.test(each.job.uses ?? '')))
      expect([name, job.permissions?.['id-token']]).toEqual([name, 'write']);
  });

  it('puts nothing that a person typed into a command', () => {
    const commands = [...jobs.flatMap(({ job }) => job.steps ?? []), ...setUp.runs.steps];
    for (const { run = '' } of commands) expect(run).not.toContain('${{');
  });

  it('runs the Node.js that the project pins, with pnpm and its cache', () => {
    const pinned = readFileSync(join(repository, '.node-version'), 'utf8').trim();
    const root = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    expect(root.devDependencies.node).toBe(pinned);
    const node = setUp.runs.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toEqual({ 'node-version-file': '.node-version', cache: 'pnpm' });
    for (const { name, job } of jobsIn(workflows).filter(
      (each) => each.job.steps && each.name !== 'preview.yml comment',
    ))
      expect(
        job.steps?.some(({ uses }) => uses === './.github/actions/set-up'),
        name,
      ).toBe(true);
  });
});

describe('a release', () => {
  it('of main comes past the tests that a pull request passes, and after the migrations', () => {
    expect(workflows['ci.yml']?.on).toHaveProperty('pull_request');
    expect(workflows['release.yml']?.on.push).toEqual({ branches: ['main'] });
    expect(job('release.yml', 'test').uses).toBe('./.github/workflows/ci.yml');
    // A push to main has no base, and runs everything.
    expect(runs('ci.yml', 'test')).toContainEqual(expect.stringMatching(/^bash \.ci\/run \$\{BASE:\+--affected /));
    for (const name of ['affected', 'migrate']) expect(needs('release.yml', name)).toEqual(['test']);
    expect(needs('release.yml', 'release')).toEqual(['affected', 'migrate']);
    expect(job('release.yml', 'release').if).toContain(
      `contains(fromJSON('["success", "skipped"]'), needs.migrate.result)`,
    );
  });

  it('is of the slices that a change reaches', () => {
    expect(runs('release.yml', 'affected').join('\n')).toContain('slice affected --since "$since" --json');
    expect(job('release.yml', 'release').strategy?.matrix.slice).toContain('fromJSON(needs.affected.outputs.slices)');
    // No workflow names a slice: a new one needs none.
    for (const { name } of slicesIn()) expect(Object.values(texts).join('\n')).not.toContain(name);
  });

  it('is checked, then a canary that is watched, then promoted with an approval of its own', () => {
    const steps = runs('release-slice.yml', 'canary').join('\n');
    const order = ['slice build', 'slice check', 'slice publish', 'slice watch'].map((each) => steps.indexOf(each));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    expect(needs('release-slice.yml', 'promote')).toEqual(['canary']);
    const environments = ['canary', 'promote'].map((name) => job('release-slice.yml', name).environment);
    expect(environments).toEqual(['canary', 'production']);
    expect(runs('release-slice.yml', 'promote').join('\n')).toContain('slice promote');
  });

  it('is watched and promoted by the version that was published, whatever the canary is by then', () => {
    expect(job('release-slice.yml', 'canary').outputs).toEqual({
      version: `\${{ steps.publish.outputs.version }}`,
    });
    const step = (name: string, command: string) =>
      job('release-slice.yml', name).steps?.find(({ run = '' }) => run.includes(`slice ${command} "$SLICE"`));
    expect(step('canary', 'publish')).toMatchObject({ id: 'publish', run: expect.stringContaining('GITHUB_OUTPUT') });
    for (const [name, command, from] of [
      ['canary', 'watch', 'steps.publish'],
      ['promote', 'promote', 'needs.canary'],
    ] as const)
      expect(step(name, command)).toMatchObject({
        run: expect.stringContaining('--version "$VERSION"'),
        env: { VERSION: `\${{ ${from}.outputs.version }}` },
      });
  });

  it('has an attestation of its files before anybody gets it', () => {
    const steps = job('release-slice.yml', 'canary').steps ?? [];
    const attested = steps.findIndex(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
    expect(steps[attested - 1]?.run).toBe('pnpm slice build "$SLICE"');
    expect(steps[attested]?.with).toEqual({ 'subject-path': `\${{ inputs.slice }}/dist/*/**` });
    for (const [file, name] of [
      ['release.yml', 'release'],
      ['release-slice.yml', 'canary'],
    ] as const)
      expect(job(file, name).permissions).toMatchObject({ attestations: 'write', 'id-token': 'write' });
  });

  it('is rolled back by a job of its own that waits for nothing', () => {
    const { needs: waits, if: condition, environment } = job('release.yml', 'rollback');
    expect([waits, condition, environment]).toEqual([undefined, "inputs.action == 'rollback'", 'rollback']);
    expect(job('release.yml', 'test').if).toBe("inputs.action != 'rollback'");
  });
});

describe.each([
  ['here', workflows, 'preview-build.yml'],
  ['in a repository of its own', elsewhere, 'ci.yml'],
])('a pull request %s', (_, of, building) => {
  const { on, jobs: { preview, comment, end } = {} } = of['preview.yml'] ?? {};
  const commands = (job?: Job) => (job?.steps ?? []).map(({ run = '' }) => run).join('\n');

  it('gets a link for each slice that it reaches, and none once it is closed', () => {
    expect(commands(of[building]?.jobs.build)).toContain('slice affected --since "origin/$BASE" --json');
    expect(commands(preview)).toContain(
      `slice preview --built "\${release%/*}" --commit "$COMMIT" --label "pr-$NUMBER" --json`,
    );
    expect(commands(end)).toContain('pnpm slice preview --end "pr-$NUMBER"');
    expect(on).toEqual({
      workflow_run: { workflows: [of[building]?.name], types: ['completed'] },
      pull_request_target: { types: ['closed'] },
    });
  });

  it('runs its own code, and its own workflows, only where no key and no role is', () => {
    const ofRequests = Object.values(of).filter((each) => 'pull_request' in each.on);
    expect(ofRequests).toContain(of[building]);
    for (const { on, jobs } of ofRequests)
      for (const [name, { if: when, environment, permissions }] of Object.entries(jobs))
        if ('push' in on && when === "github.event_name == 'push'") expect(on.push).toEqual({ branches: ['main'] });
        else expect([name, environment, permissions?.['id-token']]).toEqual([name, undefined, undefined]);
    // What has them checks out main, which is what a workflow gets that names nothing else.
    for (const { steps = [] } of Object.values(of['preview.yml']?.jobs ?? {}))
      for (const { uses, with: given } of steps)
        if (uses?.startsWith('actions/checkout@')) expect(given).not.toHaveProperty('ref');
    expect(commands(preview)).not.toMatch(/slice (build|affected)|preview "?\$slice/);
  });

  it('of a fork gets no role, and what may comment checks nothing out', () => {
    for (const job of [preview, end]) {
      expect(job?.if).toMatch(/head(\.repo|_repository)\.full_name == github\.repository/);
      expect(job?.environment).toBe('preview');
    }
    expect(comment?.permissions).toEqual({ 'pull-requests': 'write' });
    expect(comment?.steps?.map(({ uses, run }) => [uses, run?.split(' ', 3).join(' ')])).toEqual([
      [undefined, 'gh pr comment'],
    ]);
  });
});

it('a rendered site knows where its pages send reports and counts, and so does its policy', () => {
  for (const name of ['VETO_REPORT_URL', 'VETO_RATES_URL'])
    expect(texts['render-site.yml']).toContain(`${name}: \${{ vars.${name} }}`);
});
