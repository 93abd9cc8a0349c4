import { done, warsawDate } from '../fixtures/accounts.ts';
import { takeSlot } from '../fixtures/visits.ts';
import { READING } from './reading.ts';
import type { Refusal } from './tab.ts';
import { type Journey, signedIn, signIn, type World } from './world.ts';

/** The site opens, leads on and signs in. */
async function worksWithoutStorage(refuses: Refusal, { accounts, newVisitor, reported }: World): Promise<void> {
  const [owner, visitor] = [await accounts.owner(), await newVisitor({ gate: 'closed', refuses })];
  const passGate = async (path: string) => {
    await visitor.open(path);
    await visitor.writes(/^Password/, 'veto');
    await visitor.clicks('button', /^Access Site$/);
  };
  await passGate('/doctors');
  const isRefused = '(() => { try { return !globalThis.localStorage; } catch { return true; } })()';
  if (!(await visitor.evaluate(isRefused))) throw new Error('the browser has storage');
  await visitor.sees(/Showing \d+ veterinarians/);
  await visitor.clicks('link', /^Sign in$/);
  await visitor.writes(/^Email/, owner.email);
  await visitor.writes(/^Password/, owner.password);
  await visitor.presses('Enter');
  await visitor.isAt(/^\/dashboard$/);
  await visitor.clicks('link', /^My Pets$/);
  await visitor.finds('heading', /^Your Pets$/);
  if ((await reported()).length > 0) throw new Error(`reported: ${await reported()}`);
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the gate refuses a wrong password and opens for the right one',
    async go({ newVisitor }) {
      const visitor = await newVisitor({ gate: 'closed' });
      await visitor.open('/doctors');
      await visitor.writes(/^Password/, 'wrong');
      await visitor.presses('Enter');
      await visitor.sees(/Incorrect|incorrect|wrong/i);
      await visitor.open('/doctors');
      await visitor.writes(/^Password/, 'veto');
      await visitor.clicks('button', /^Access Site$/);
      await visitor.finds('heading', /^Find a Veterinarian$/);
    },
  },
  {
    name: 'a visitor searches from the home page',
    async go({ newVisitor }) {
      const visitor = await newVisitor();
      await visitor.open('/');
      await visitor.sees(/free today/);
      await visitor.sets(/^Pet$/, 'Rabbits');
      await visitor.sets(/^City$/, 'Kraków');
      await visitor.clicks('button', /^Search$/);
      await visitor.isAt(/^\/veterinarians$/);
      await visitor.sees(/Showing veterinarians in Kraków/);
    },
  },
  {
    name: 'an owner signs in, books with a vet, sees the dashboard and signs out',
    async go(world) {
      const [vet, owner] = await Promise.all([world.accounts.veterinarian(), world.accounts.owner()]);
      const visitor = await signedIn(world, owner);
      await visitor.finds('heading', /^Dashboard$/);
      await visitor.open(`/veterinarian/${vet.id}`);
      // Before the free times have come the sheet has the field of the day already, and no button for it.
      await visitor.finds('radio', /\d\d:\d\d/);
      await visitor.clicks('button', /^Book an Appointment$/);
      await visitor.clicks('button', /^Other day$/);
      await visitor.sets(/^Date/, warsawDate(1));
      await visitor.chooses('radio', /^12:00/);
      await visitor.writes(/^Pet Name/, 'Burek');
      await visitor.sets(/^Pet Type/, 'dog');
      await visitor.writes(/^Reason for Visit/, 'Itchy ears');
      await visitor.clicks('button', /^Book Appointment$/);
      await visitor.sees(/Appointment Booked/);
      await visitor.open('/dashboard');
      await visitor.sees(/Burek/);
      await visitor.clicks('button', /^Sign out$/i);
      await visitor.finds('link', /^Sign in$/);
      const booked = await done(owner.db.from('appointments').select('pet_name'));
      if (booked.length !== 1) throw new Error(`${booked.length} visits are booked`);
    },
  },
  {
    name: 'a guest books in Polish',
    async go({ accounts, newVisitor }) {
      const [vet, visitor, day] = [await accounts.veterinarian(), await newVisitor(), warsawDate(1)];
      const name = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      );
      await visitor.open(`/specialist/${vet.id}`);
      if (day.slice(0, 7) !== warsawDate().slice(0, 7)) await visitor.clicks('button', /^Następny miesiąc$/);
      await visitor.clicks('button', new RegExp(`^${name}$`));
      await visitor.chooses('radio', /^11:00/);
      await visitor.writes(/^Imię zwierzęcia/, 'Puszek');
      await visitor.sets(/^Gatunek/, 'rabbit');
      await visitor.clicks('button', /^Umów wizytę bez konta$/);
      await visitor.writes(/^Imię i nazwisko/, 'Anna Gość');
      await visitor.writes(/^Telefon/, `6${String(Date.now()).slice(-8)}`);
      await visitor.clicks('button', /^Rezerwuj wizytę$/);
      await visitor.finds('heading', /^Wizyta potwierdzona!$/);
    },
  },
  {
    name: 'an owner adds a pet with its date of birth and a photo, and opens its passport',
    async go(world) {
      const owner = await world.accounts.owner();
      const visitor = await signedIn(world, owner);
      await visitor.open('/pets');
      await visitor.clicks('button', /^Add New Pet$/);
      await visitor.writes(/^Name/, 'Reksio');
      await visitor.sets(/^Type/, 'Dog');
      await visitor.sets(/^Date of Birth|^Birth/, '2020-05-17');
      await visitor.attaches(/^Photo$/, world.picture);
      await visitor.clicks('button', /^Add Pet$/);
      await visitor.finds('heading', /^Reksio$/);
      await visitor.waitFor('the photo', `document.querySelector('img[alt="Photo of Reksio"]')?.naturalWidth > 0`);
      const [pet] = await done(owner.db.from('pets').select('id, birthday'));
      if (pet?.birthday !== '2020-05-17') throw new Error(`was born ${pet?.birthday}`);
      await visitor.open(`/pets/${pet.id}/passport`);
      await visitor.finds('heading', /Reksio’s passport/);
      await visitor.clicks('button', /^Create a link$/);
      await visitor.finds('button', /^(?:Copy|Share) link$/);
    },
  },
  {
    name: 'a vet books a call into the calendar by keys alone',
    async go(world) {
      const visitor = await signedIn(world, await world.accounts.veterinarian());
      await visitor.open('/for-vets/calendar');
      await visitor.waitFor('the week', `document.querySelector('[role=grid]')`);
      await visitor.focuses('button', /^Next week$/);
      await visitor.presses('Enter');
      await visitor.finds('cell', /^Monday, .* 10:00 AM: open$/);
      await visitor.focuses('cell', /^Monday, .* 10:00 AM: open$/);
      await visitor.presses('Enter');
      await visitor.writes(/^Who is calling/, 'Anna Lis');
      await visitor.writes(/^Phone number/, '600 100 200');
      await visitor.writes(/^Pet's name/, 'Mruczek');
      await visitor.sets(/^Kind of animal/, 'Cat');
      await visitor.focuses('button', /^Book visit$/);
      await visitor.presses('Enter');
      await visitor.sees(/The visit for Mruczek has been booked\./);
    },
  },
  {
    name: 'visited pages are read without a network',
    async go({ accounts, line, newVisitor }) {
      const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian()]);
      await takeSlot(owner, vet, warsawDate(3), '09:00');
      const visitor = await newVisitor({ over: line });
      await signIn(visitor, owner);
      await visitor.waitFor('the worker', 'navigator.serviceWorker.controller');
      await visitor.open('/appointments');
      await visitor.sees(new RegExp(vet.fullName));
      const { enabled } = await visitor.evaluate<{ enabled: boolean }>(
        'navigator.serviceWorker.ready.then(({ navigationPreload }) => navigationPreload?.getState() ?? { enabled: false })',
      );
      if (enabled) throw new Error('a navigation preload would end the navigation in Firefox');
      await visitor.waitFor('the copy', `await caches.match('/appointments')`);
      await line.cut();
      try {
        await visitor.open('/appointments');
        await visitor.sees(new RegExp(vet.fullName));
        await visitor.sees(/You see what was loaded on \w+, \w+ \d+\./);
        await visitor.open('/services');
        await visitor.sees(/You are offline/);
      } finally {
        await line.mend();
      }
    },
  },
  ...READING,
  {
    name: 'twenty quick presses lead through the site, and nothing is reported',
    async go({ newVisitor, reported }) {
      const visitor = await newVisitor();
      await visitor.open('/');
      const ways = [/^Find Vets$/, /^Home$/, /^Find Vets$/, /^Veto, to the home page$/];
      for (let press = 0; press < 20; press += 1) await visitor.clicks('link', ways[press % ways.length] as RegExp);
      // Pages that are left while they load; where one goes before it has answered, the next is asked to go.
      for (const path of ['/doctors', '/services', '/emergency', '/'])
        await visitor.waitFor(`the way to ${path}`, `window['to ${path}'] ??= (location.assign('${path}'), true)`);
      // Not the page that asked for it, which may have had the same address. A page that comes just then asks once more: the wish
      // went with the page before.
      await visitor.waitFor(
        'the last page',
        `!window['to /'] && document.readyState === 'complete'
          && (location.pathname === '/' || !(window['to /'] ??= (location.assign('/'), true)))`,
      );
      await visitor.isAt(/^\/$/);
      await visitor.open('/doctors');
      await visitor.sees(/Showing \d+ veterinarians/);
      if ((await reported()).length > 0) throw new Error(`reported: ${await reported()}`);
    },
  },
  {
    name: 'the dark theme is chosen, and stays',
    async go({ newVisitor }) {
      const visitor = await newVisitor();
      await visitor.open('/help');
      await visitor.clicks('button', /^Switch to dark theme$/);
      const isDark = `document.documentElement.dataset.theme === 'dark'`;
      await visitor.waitFor('the dark paper', isDark);
      await visitor.open('/help');
      await visitor.waitFor('the dark paper', isDark);
    },
  },
  ...(['null', 'throws'] as const).map(
    (refuses): Journey => ({
      name: `the site works where storage is refused (${refuses})`,
      refuses,
      go: (world) => worksWithoutStorage(refuses, world),
    }),
  ),
];
