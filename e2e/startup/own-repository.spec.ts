import { globSync } from 'node:fs';
import { cp, mkdtemp, rename as move, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openStoreSite } from '../faults/site/store-site.ts';
import { test as base, expect } from '../faults/site/test.ts';
import { freePort, repository } from '../site/start-site.ts';
import { develop, heading, rename, type Slice } from './develop-elsewhere.ts';
import { inBash } from './in-bash.ts';
import { installing } from './installing.ts';
import {
  BUILT,
  FROM_FEDERATION,
  FROM_SINGLE_SPA,
  folderOf,
  type Migration,
  migrate,
  serveBefore,
} from './migration.ts';
import { type Machine, runJob } from './run-workflow.ts';

const HOTEL: Slice = {
  ...{ name: 'mf-hotel', template: 'react', file: 'hotel/hotel-page.tsx', title: 'Hotel' },
  says: (title) => `say('${title}')`,
};
const GROOMING: Slice = {
  ...{ name: 'mf-grooming', template: 'dom', file: 'grooming/grooming-page.ts', title: 'Grooming' },
  says: (title) => `textContent: '${title}'`,
};
const WALKS: Slice = {
  ...{ name: 'mf-walks', template: 'vue', file: 'walks/walks-page.ts', title: 'Walks' },
  says: (title) => `'${title}'`,
};

const test = base.extend<object, { devUrl: string }>({
  devUrl: [async ({ browserName: _ }, use) => use(`http://localhost:${await freePort()}`), { scope: 'worker' }],
  faultySite: [
    async ({ siteUrl, devUrl }, use) => {
      const store = await openStoreSite(siteUrl, [devUrl]);
      await use(store);
      await store.stop();
    },
    { scope: 'worker' },
  ],
});
/** Of the guide's commands, those that the workflow runs. */
const IN_WORKFLOW = /pnpm (-r test|slice check --all|slice publish --all)$/;

/** The other commands of the guide, one a line. */
async function guidedCommands(): Promise<string[]> {
  const guide = await readFile(join(repository, 'shell/slice-kit/OWN-REPOSITORY.md'), 'utf8');
  const [, block = ''] = /^```\n(.*?)^```$/ms.exec(guide) ?? [];
  return block
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '' && !IN_WORKFLOW.test(line));
}

/** What a migration guide is about, before and after. */
async function expectOpen(page: Page, { title }: Migration): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Nights: 1' }).click();
  await expect(page.getByRole('button', { name: 'Nights: 2' })).toBeVisible();
}

for (const migration of [FROM_SINGLE_SPA, FROM_FEDERATION])
  test(`${migration.name}: the application of the guide runs before`, async ({ page }, info) => {
    const before = await serveBefore(migration, info.outputPath('built'));
    await page.goto(`${before.url}/${migration.title.toLowerCase()}`);
    await expectOpen(page, migration);
    await before.close();
  });

/** A slice's page as a visitor sees it; its link leads on within the site. */
async function expectAtWork(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Find a Veterinarian' }).click();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
}

/** Another bundler's build takes the place of the one before, and is rolled back; a chunk and a style sheet of each come later. */
async function expectMovedBack(page: Page, slice: (command: string) => Promise<string>): Promise<void> {
  const shown = page.locator(`[data-slice=${BUILT.slice}]`);
  const versions: (string | null)[] = [];
  for (const command of [
    'status',
    `publish ${BUILT.slice} --from ${join(folderOf(BUILT), 'before/vite')} --entry kennel.js`,
    `rollback ${BUILT.slice}`,
  ]) {
    await slice(command);
    await page.goto('/kennel');
    await expectOpen(page, BUILT);
    await expect(page.getByText('Bring the blanket.')).toHaveCSS('color', 'rgb(1, 2, 3)');
    versions.push(await shown.getAttribute('data-version'));
  }
  const [first, second, third] = versions;
  expect(second).not.toBe(first);
  expect(third).toBe(first);
}

const UPLOADED = 'uploaded';
/** The job that holds the preview key: after one without it, of a pull request of the repository itself. */
const PREVIEWS =
  "github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.pull_requests[0] && github.event.workflow_run.head_repository.full_name == github.repository";
const CLOSES =
  "github.event_name == 'pull_request_target' && github.event.pull_request.head.repo.full_name == github.repository";

/** What the actions of the workflows do on this machine. */
function actionsIn(folder: string, temporary: string): Machine['actions'] {
  return {
    // Jobs share nothing but what one uploads and another fetches.
    'actions/upload-artifact': ({ path }) => move(String(path), join(temporary, UPLOADED)),
    'actions/download-artifact': ({ path }) => cp(join(temporary, UPLOADED), String(path), { recursive: true }),
    'actions/checkout': () => {},
    'pnpm/action-setup': ({ version }) => expect(version).toBe(10),
    'actions/setup-node': (inputs) => expect(process.version).toMatch(new RegExp(`^v${inputs['node-version']}\\.`)),
    'aws-actions/configure-aws-credentials': () => {},
    'actions/attest-build-provenance': (inputs) => {
      const files = globSync(String(inputs['subject-path']), { cwd: folder });
      for (const slice of globSync('mf-*', { cwd: folder }))
        expect(files).toContainEqual(expect.stringMatching(new RegExp(`^${slice}/dist/[^/]+/release\\.json$`)));
    },
  };
}

test('from an empty folder to the running site, by the guide and by the workflow of its repository', async ({
  page,
  store,
  devUrl,
  newVisitor,
  problems,
}) => {
  // The server knows no page that was never published; the others are mistakes of whoever develops.
  problems.expect(/404/, /no room is free/, /VETO-20/);
  const folder = await mkdtemp(join(tmpdir(), 'veto-own-'));
  const temporary = await mkdtemp(join(tmpdir(), 'veto-runner-'));
  const env = {
    ...{ ...(await installing()), PORT: new URL(devUrl).port, RUNNER_TEMP: temporary },
    ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'your-org/slices', GITHUB_RUN_ID: '42' },
    GITHUB_OUTPUT: join(temporary, 'output'),
  };
  const shell = (command: string) => inBash(command, { cwd: folder, env });
  const inVeto = (command: string) => inBash(command, { cwd: repository, env });
  const slices = [WALKS, GROOMING, HOTEL];
  const migrations = [FROM_SINGLE_SPA, FROM_FEDERATION];
  const follow = (migration: Migration) => migrate(migration, { folder, site: store.url, shell });

  for (const line of await guidedCommands()) {
    const command = line.replace('https://veto.example', store.url);
    const make = (each: Slice) => shell(`${command.replace('mf-hotel', each.name)} --template ${each.template}`);
    if (command.includes('slice pack')) await inVeto(command.replace('../slices', folder));
    else if (command.startsWith('cd ')) continue;
    else if (command.endsWith('slice dev')) await develop(page, command, { folder, env, slices });
    else if (command.includes('slice new')) {
      await make(WALKS);
      await make(GROOMING);
      // Installs, builds and checks where no React is.
      await follow(FROM_SINGLE_SPA);
      await follow(BUILT);
      expect(globSync('node_modules/.pnpm/react@*', { cwd: folder })).toEqual([]);
      await make(HOTEL);
      await follow(FROM_FEDERATION);
    } else await shell(command);
  }
  const commit = 'git add --all && git -c user.name=ann -c user.email=ann@veto.example commit --quiet -m';
  await shell(`git init --quiet --initial-branch=main && ${commit} first`);
  await shell('git update-ref refs/remotes/origin/main HEAD');

  const workflow = (file: string) => readFile(join(folder, '.github/workflows', file), 'utf8');
  const values = {
    'vars.AWS_ROLE': 'arn:aws:iam::123456789012:role/veto',
    'vars.AWS_REGION': 'eu-central-1',
    'vars.VETO_SITE': store.url,
    'vars.VETO_RELEASES': store.folder,
    'vars.VETO_WATCH_MINUTES': '0',
    // A folder trusts its own key.
    'secrets.VETO_SIGNING_KEY': '',
    'github.base_ref': 'main',
    'github.token': '',
    'runner.temp': temporary,
    'github.event.workflow_run.id': '42',
    'github.event.workflow_run.pull_requests[0].number': '12',
    'github.event.pull_request.number': '12',
    '!github.event.repository.private': true,
  };
  const machine: Machine = { folder, env, values, isInstalled: false, actions: actionsIn(folder, temporary) };
  /** Runs jobs, each as 'file job'. */
  const jobs = async (event: 'push' | 'pull_request', canary: string, names: string[]) => {
    machine.values = {
      ...values,
      'github.event.workflow_run.head_sha': (await shell('git rev-parse HEAD')).trim(),
      'vars.VETO_CANARY': canary,
      "vars.VETO_CANARY != ''": canary !== '',
      ...{ "github.event_name == 'push'": event === 'push', "github.event_name == 'pull_request'": event !== 'push' },
      ...{ [PREVIEWS]: event === 'pull_request', [CLOSES]: event === 'pull_request' },
    };
    let output = '';
    for (const [file = '', job = ''] of names.map((each) => each.split(' ')))
      output += await runJob(await workflow(file), job, machine);
    return output;
  };

  const output = await jobs('push', '', ['ci.yml test', 'ci.yml build', 'preview.yml preview', 'ci.yml release']);
  expect(output.match(/ Tests +\d+ passed/g)).toHaveLength(slices.length + migrations.length);
  expect(output).toContain('hotel-page.stories.tsx (2 tests)');
  const visitor = await newVisitor();
  for (const migration of [...migrations, BUILT]) {
    await visitor.goto(`/${migration.title.toLowerCase()}`);
    await expectOpen(visitor, migration);
  }
  for (const { title } of slices) {
    await visitor.goto(`/${title.toLowerCase()}`);
    await expectAtWork(visitor, title);
  }
  const painted = await (await visitor.request.get('/hotel')).text();
  expect(painted, 'the first paint').toMatch(/data-first-paint-of="?mf-hotel"?.*?<h1[^>]*>Hotel<\/h1>/s);

  await rename(folder, HOTEL, 'Better');
  // A fresh checkout has no earlier build.
  await shell(`${commit} second && rm -rf ${HOTEL.name}/dist`);
  await jobs('pull_request', '', ['ci.yml build', 'preview.yml preview', 'ci.yml release']);
  const comment = await readFile(env.GITHUB_OUTPUT, 'utf8');
  expect(comment.match(/\?veto-preview=/g), 'only the slice that the change reaches').toHaveLength(1);
  const reviewer = await newVisitor();
  await reviewer.goto(/http\S+\?veto-preview=[\w-]+/.exec(comment)?.[0] ?? '');
  await expect(heading(reviewer, 'Better')).toBeVisible();
  await visitor.goto('/hotel');
  await expect(heading(visitor, 'Hotel')).toBeVisible();
  expect(await jobs('pull_request', '', ['preview.yml end'])).toMatch(/^Ended \w+ +mf-hotel .* pr-12$/m);

  const promoted = (await jobs('push', '50', ['ci.yml release'])).match(/^mf-\S+ is .*/gm);
  expect(promoted, 'only the canary').toEqual([expect.stringMatching(/^mf-hotel is \S+ on stable, revision \d+$/)]);
  await visitor.goto('/hotel');
  await expect(heading(visitor, 'Better')).toBeVisible();
  expect(await shell(`VETO_RELEASES_DIR=${store.folder} pnpm slice history ${HOTEL.name}`)).toContain(
    'https://github.com/your-org/slices/actions/runs/42',
  );
  await expectMovedBack(visitor, (command) => shell(`VETO_RELEASES_DIR=${store.folder} pnpm slice ${command}`));
  for (const made of [folder, temporary]) await rm(made, { recursive: true, force: true });
});
