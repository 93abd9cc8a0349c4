import { done, warsawDate } from '../fixtures/accounts.ts';
import { LARGE_TEXT_FAULTS } from '../fixtures/large-text.ts';
import { askToMove, takeSlot } from '../fixtures/visits.ts';
import type { Visitor } from './visitor.ts';
import { type Journey, signedIn } from './world.ts';

/** On paper, with large letters, and after Back. */
export const READING: readonly Journey[] = [
  {
    name: 'a visit, a passport and a vet’s day are printed without what can only be pressed',
    async go(world) {
      const [owner, vet] = await Promise.all([world.accounts.owner(), world.accounts.veterinarian()]);
      const visit = await takeSlot(owner, vet, warsawDate(3), '09:00');
      const pet = await done(
        owner.db.from('pets').insert({ owner_id: owner.id, name: 'Figa', type: 'Cat' }).select('id').single(),
      );
      await askToMove(owner, visit, warsawDate(4), '10:00');
      const ofOwner = await signedIn(world, owner);
      await isPrinted(ofOwner, `/appointments/${visit.id}`, /Figa/, new RegExp(vet.fullName));
      await isPrinted(ofOwner, `/pets/${pet.id}/passport`, /Figa/);
      const ofVet = await signedIn(world, vet);
      await isPrinted(ofVet, `/appointments/${visit.id}`, /Figa/, /asks to move this visit/, /Check-up/);
      const date = warsawDate(3);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
      await isPrinted(ofVet, `/for-vets/calendar?week=${date}`, /Figa/);
      await ofVet.open(`/for-vets/calendar?week=${date}`);
      await ofVet.evaluate('void (globalThis.print = () => { globalThis.asked = true; })');
      await ofVet.clicks('head', new RegExp(`^${day}`));
      await ofVet.clicks('item', /^Print the day$/);
      await ofVet.waitFor('the paper', 'globalThis.asked');
      // The week has no room for them.
      await isOnPaper(ofVet, 'the day', new RegExp(day), /Figa/, new RegExp(owner.fullName), /Check-up/);
    },
  },
  {
    name: 'whom to call in an emergency is printed with every number',
    async go({ newVisitor }) {
      const visitor = await newVisitor();
      await visitor.open('/emergency');
      await visitor.finds('heading', /^24 h clinics$/);
      await visitor.onPaper();
      const missing = await visitor.evaluate<string[]>(`(() => {
        const digits = (text) => text.replace(/\\D/g, '');
        return [...document.querySelectorAll('main a[href^="tel:"]')]
          .filter((link) => !digits(link.closest('li, section').innerText).includes(digits(link.href).slice(-9)))
          .map((link) => link.href);
      })()`);
      if (missing.length > 0) throw new Error(`printed without ${missing.join()}`);
    },
  },
  {
    name: 'answers and signs that can be opened are printed open, and a list as what was chosen',
    async go({ newVisitor }) {
      const visitor = await newVisitor();
      for (const [path, closed] of [
        ['/help', 'main [data-part=item-content]'],
        ['/emergency', 'main details > :not(summary)'],
      ] as const) {
        await visitor.open(path);
        await visitor.onPaper();
        const [count, missing] = await visitor.evaluate<[number, string[]]>(`(() => {
          const all = [...document.querySelectorAll('${closed}')];
          const isPrinted = (each) => each.checkVisibility({ contentVisibilityAuto: true }) && each.getBoundingClientRect().height > 0;
          return [all.length, all.filter((each) => !isPrinted(each)).map(({ textContent }) => textContent.slice(0, 60))];
        })()`);
        if (count < 5 || missing.length > 0)
          throw new Error(`${path} is printed without ${count} ${missing.join('\n')}`);
      }
      await visitor.open('/doctors?city=Gdynia');
      await visitor.finds('field', /^City$/);
      await visitor.onPaper();
      const [chosen, edge, arrow] = await visitor.evaluate<string[]>(`(() => {
        const list = document.querySelector('select[name=city]');
        return [list.selectedOptions[0].text, getComputedStyle(list).borderTopColor, getComputedStyle(list.nextElementSibling).display];
      })()`);
      if (chosen !== 'Gdynia' || !/, 0\)$|transparent/.test(edge ?? '') || arrow !== 'none')
        throw new Error(`the list is printed as ${chosen} with an edge in ${edge} and an arrow as ${arrow}`);
    },
  },
  {
    name: 'text of twice the size has room, also in a sheet',
    async go(world) {
      const vet = await world.accounts.veterinarian();
      // The widths at which layouts change stay, as where a browser enlarges text alone.
      const isReadable = async (visitor: Visitor, where: string) => {
        const faults = await visitor.evaluate<string[]>(`(async () => {
          document.documentElement.style.fontSize = '200%';
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return ${LARGE_TEXT_FAULTS};
        })()`);
        if (faults.length > 0) throw new Error(`${where}: ${faults.join('\n')}`);
      };
      const areReadable = async (visitor: Visitor, pages: Record<string, RegExp>) => {
        for (const [path, shown] of Object.entries(pages)) {
          await visitor.open(path);
          await visitor.sees(shown);
          for (const width of [1024, 1280]) {
            await visitor.resizes(width);
            await isReadable(visitor, `${path} at ${width} px`);
          }
        }
      };
      await areReadable(await signedIn(world, vet), {
        '/dashboard': /All caught up/,
        '/for-vets/calendar': /8 AM/,
        '/for-vets/start': /steps done/,
      });
      const guest = await world.newVisitor();
      await areReadable(guest, {
        '/': /free today/,
        '/pl': /Profilaktyka/,
        '/doctors': /Showing \d+ veterinarians/,
        '/veterinarians': /View Profile/,
        '/emergency': /24 h clinics/,
        '/services': /Preventive care/,
      });
      await guest.open(`/veterinarian/${vet.id}`);
      await guest.finds('radio', /\d\d:\d\d/);
      await guest.clicks('button', /^Book an Appointment$/);
      await guest.finds('button', /^Other day$/);
      await isReadable(guest, 'the booking sheet');
    },
  },
  {
    name: 'Back after signing out elsewhere brings up a kept page without what it showed',
    async go(world) {
      const owner = await world.accounts.owner();
      await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Figa', type: 'Cat' }).select('id'));
      const visitor = await signedIn(world, owner);
      await visitor.open('/pets');
      await visitor.finds('heading', /^Figa$/);
      await visitor.evaluate(
        `void addEventListener('pageshow', ({ persisted }) => { globalThis.isKept = persisted; })`,
      );
      const before = await visitor.evaluate<number>('history.length');
      // A document of its own: the kept page hears nothing of it, as of another tab.
      await visitor.open('/dashboard');
      await visitor.clicks('button', /^Sign out$/i);
      await visitor.finds('link', /^Sign in$/);
      await visitor.evaluate(`void history.go(${before} - history.length)`);
      // WebKit has kept it, and it leads home as every tab does. Firefox drops what another page has posted a message to: loaded anew,
      // it asks to sign in.
      await visitor.waitFor('the page before', `globalThis.isKept || /Please log in/.test(document.body.innerText)`);
      await visitor.finds('link', /^Sign in$/);
      // The header knows a moment before the page is left.
      await visitor.waitFor('no pet', `!/Figa/.test(document.body.textContent)`);
    },
  },
];

/** The page at the path is printed with these texts, and without a control. */
async function isPrinted(visitor: Visitor, path: string, ...texts: RegExp[]): Promise<void> {
  await visitor.open(path);
  for (const text of texts) await visitor.sees(text);
  await isOnPaper(visitor, path, ...texts);
}

async function isOnPaper(visitor: Visitor, what: string, ...texts: RegExp[]): Promise<void> {
  const { text, controls } = await visitor.onPaper();
  if (controls.length > 0) throw new Error(`${what} is printed with ${controls.join('\n')}`);
  for (const each of texts) if (!each.test(text)) throw new Error(`${what} is printed without ${each}: ${text}`);
}
