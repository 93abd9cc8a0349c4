import { Command, Option } from '@commander-js/extra-typings';
import { DEFAULT_CHANNEL } from '../releases/default-channel.ts';
import { TRANSLATED } from '../src/contract/languages.ts';
import { TEMPLATES } from './templates.ts';

const ONE = ['<name>', 'a slice, or shell'] as const;
const THIS_FOLDER = "a slice, or shell; none: this folder's";
const ALL = ['--all', 'every slice, and the shell'] as const;
const ACCEPT = ['--accept <kind>', 'a kind of change that you mean; several with commas', listed] as const;
const FROM = ['--from <folder>', 'takes in what another bundler has built'] as const;
const ENTRY = ['--entry <file>', 'of that folder; none: remoteEntry.js, or its only script'] as const;
const EXPOSE = ['--expose <name>', 'of its container; none: the only one'] as const;
const REASON = ['--reason <text>', 'for the audit'] as const;

/**
 * What `slice` understands. Each command's code is imported when it is asked for: webpack alone takes half a second. `end`
 * gets the exit code of the command that ran.
 */
export function commandLine(args: string[], end: (exitCode: Promise<number>) => Promise<void>) {
  const channel = ['--channel <name>', 'a channel of the store', DEFAULT_CHANNEL] as const;
  const site = ['--site <url>', 'a running site', process.env.VETO_SITE || 'http://localhost:3000'] as const;
  const slice = new Command('slice')
    .description("Builds and releases slices and the shell. A name is a slice's, or shell.")
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: (.)/, (_, first) => `VETO-405 ${first.toUpperCase()}`)),
    })
    .hook('preAction', (_, command) => {
      const taken = Object.values(command.opts()).find((value) => String(value).startsWith('--'));
      if (taken !== undefined) command.error(`error: the option before '${taken}' needs a value`);
    });
  slice
    .command('new <mf-name>')
    .description('a working slice: page, story, test, README')
    .addOption(new Option('--template <kind>', 'what it is written in').choices(TEMPLATES).default('react' as const))
    .option('--site <url>', 'in a repository of its own: the running site that it is for', site[2])
    .action(async (name, options) => end((await import('./commands/new.ts')).create(name, options)));
  slice
    .command('adopt <folder>')
    .description('a slice of an application in React that a starter has begun')
    .option('--name <mf-name>', "the slice's; none: mf- and the folder's")
    .option('--site <url>', 'in a repository of its own: the running site that it is for', site[2])
    .action(async (folder, options) => end((await import('./commands/adopt.ts')).adopt(folder, options)));
  slice
    .command('pack <folder>')
    .description("Veto's packages as files, for the repository of slices in this folder")
    .action(async (folder) => end((await import('./commands/pack.ts')).pack(folder)));
  slice
    .command('shell-facts')
    .description('what the live shell shares; in a repository of its own kept in shell-facts.json')
    .option(...site)
    .action(async (options) => end((await import('./commands/shell-facts.ts')).facts(options)));
  slice
    .command('types')
    .description('live-site.d.ts: every address of the site, for links that are checked while you write them')
    .option('--site <url>', 'the running site; in its own repository the slices that lie here', site[2])
    .option('--watch', 'again whenever the site or a slice here has others')
    .action(async (options) => end((await import('./commands/types.ts')).types(options)));
  slice
    .command('parts')
    .description('the places for parts on pages: who offers them, their props, and who fills them')
    .option('--site <url>', 'the running site; in its own repository the slices that lie here', site[2])
    .action(async (options) => end((await import('./commands/parts.ts')).parts(options)));
  slice
    .command('dev [name...]')
    .description('from source, inside the real site; no name: everything')
    .option('--from <url>', 'a running site: beside its live slices, with its data')
    .action(async (names, options) => end((await import('./commands/dev.ts')).dev(names, options, args.slice(1))));
  slice
    .command('build')
    .description('<name>/dist/<version>/, with release.json')
    .argument('[name]', THIS_FOLDER)
    .option(...ALL)
    .option('--force', 'also where there is a build for the present source')
    .action(async (name, options) => end((await import('./commands/build.ts')).build(name, options)));
  slice
    .command('affected')
    .description('whose releases the changes since a commit reach, and why')
    .requiredOption('--since <commit>', 'origin/main, for example')
    .option('--json', 'their names, as JSON')
    .action(async (options) => end((await import('./commands/affected.ts')).affected(options)));
  slice
    .command('words [name]')
    .description('what a slice says, with its translations and what lacks one; as a PO file for translators')
    .addOption(new Option('--language <code>', 'of the translations').choices(TRANSLATED).default('pl' as const))
    .option('--export <file>', 'writes the PO file')
    .addOption(
      new Option('--import <file>', 'takes the translations of a PO file into the catalogues').conflicts('export'),
    )
    .action(async (name, options) => end((await import('./commands/words.ts')).words(name, options)));
  slice
    .command('check')
    .description('may it go live beside the others?')
    .argument('[name...]', THIS_FOLDER)
    .option(...ALL)
    .option(...ACCEPT)
    .option(...FROM)
    .option(...ENTRY)
    .option(...EXPOSE)
    .option(...channel)
    .action(async (names, options) => end((await import('./commands/check.ts')).check(names, options)));
  slice
    .command('publish [name...]')
    .description('build, check, upload, verify, everybody gets it')
    .option(...ALL)
    .option('--canary <percent>', 'of the visitors, in place of everybody')
    .option(...ACCEPT)
    .option(...FROM)
    .option(...ENTRY)
    .option(...EXPOSE)
    .option(...channel)
    .option('--json', 'a line of JSON for each release')
    .action(async (names, options) => end((await import('./commands/publish.ts')).publish(names, options)));
  slice
    .command('preview [name]')
    .description('a link to the live site with this one release; no name: the links that there are')
    .option('--built <folder>', 'with release.json, as `slice build` has made it elsewhere: nothing is built')
    .option('--commit <sha>', 'that the folder was built of')
    .option('--label <text>', 'what it is for, as pr-12: the next one for the same takes its place')
    .option('--end <id>', 'ends a preview, or all with this label')
    .option(...site)
    .option(...channel)
    .option('--json', 'as a line of JSON')
    .action(async (name, options) => end((await import('./commands/preview.ts')).preview(name, options)));
  slice
    .command('drill <name>')
    .description('plays faults with a release that is not live, as a visitor meets them; a table says what they saw')
    .option('--path <address>', 'of a page whose address has parameters', listed)
    .option('--fault <name>', 'only this one', listed)
    .option('--visits <number>', 'goes on, round after round, until there were so many')
    .option(...site)
    .action(async (name, options) => end((await import('./commands/drill.ts')).drill(name, options)));
  slice
    .command('watch')
    .description('looks on while the site decides about a canary')
    .argument(...ONE)
    .option('--version <version>', "the canary's")
    .option('--for <minutes>', 'how long it watches', '60')
    .option('--every <seconds>', 'how often it looks', '30')
    .option(...channel)
    .action(async (name, options) => end((await import('./commands/watch.ts')).watch(name, options)));
  slice
    .command('promote')
    .description('everybody gets this canary')
    .argument(...ONE)
    .option('--version <version>', "the canary's")
    .option(...channel)
    .action(async (name, options) => end((await import('./commands/promote.ts')).promote(name, options)));
  slice
    .command('rollback')
    .description('ends a canary, else back to the last good release')
    .argument(...ONE)
    .option('--to <version>', 'back to this release')
    .option(...REASON)
    .option(...ACCEPT)
    .option(...channel)
    .action(async (name, options) => end((await import('./commands/rollback.ts')).rollback(name, options)));
  slice
    .command('history')
    .description('every move, and each release with its commit')
    .argument(...ONE)
    .option(...channel)
    .action(async (name, options) => end((await import('./commands/history.ts')).history(name, options)));
  slice
    .command('explain')
    .description('a failure report, with the places in the source')
    .argument('<report>', 'a file, or the id of one that the site has')
    .option(...site)
    .action(async (report, options) => end((await import('./commands/explain.ts')).explain(report, options)));
  slice
    .command('diff')
    .description('what differs between two revisions of a channel')
    .argument('<from>', 'a revision, or now')
    .argument('<to>', 'a revision, or now')
    .option(...channel)
    .action(async (from, to, options) => end((await import('./commands/diff.ts')).diff(from, to, options)));
  slice
    .command('bisect [report]')
    .description('whose move made a check fail; VETO_URL is the page to check')
    .requiredOption('--run <command>', 'fails on a bad revision, ends with 125 where it cannot tell')
    .option('--good <revision>', 'where it passes; none: the oldest that is kept')
    .option('--bad <revision>', "where it fails; none: the report's, else the latest")
    .option(...site)
    .option(...channel)
    .action(async (report, options) => end((await import('./commands/bisect.ts')).bisect(report, options)));
  slice
    .command('retire <name>')
    .description('out of the channel; rollback or publish brings it back')
    .option(...REASON)
    .option(...channel)
    .action(async (name, options) => end((await import('./commands/retire.ts')).retire(name, options)));
  slice
    .command('owners [name...]')
    .description('whose keys may move a slice')
    .option(...ALL)
    .option('--add <file>', 'of public keys, as id_ed25519.pub', listed)
    .option('--remove <key>', 'by its name', listed)
    .option(
      '--may <verbs>',
      'all that the added keys may do: publish, canary, promote, rollback, retire, preview',
      listed,
    )
    .option('--new-key <file>', 'makes a key for VETO_SIGNING_KEY, and its .pub')
    .option(...channel)
    .action(async (names, options) => end((await import('./commands/owners.ts')).owners(names, options)));
  slice
    .command('prune')
    .description('lists old releases that nothing names')
    .option('--older-than <days>', 'that nothing has named for this long', '30')
    .option('--yes', 'remove them')
    .action(async (options) => end((await import('./commands/prune.ts')).prune(options)));
  slice
    .command('render')
    .description('the whole site as files, for a static host')
    .option('--out <folder>', 'where to')
    .option(...channel)
    .action(async () => end((await import('./commands/render.ts')).render(args.slice(1))));
  slice
    .command('status')
    .description('live releases, local builds, the latest moves')
    .option('--moves <count>', 'how many moves', '10')
    .option(...channel)
    .action(async (options) => end((await import('./commands/status.ts')).status(options)));
  return slice;
}

function listed(value: string, before: string[] = []): string[] {
  return [...before, value];
}
