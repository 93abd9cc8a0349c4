import { done, warsawDate } from '../../fixtures/accounts.ts';
import { expectNoEnglish, expectPolishText } from '../../fixtures/english-words.ts';
import { mailTo, pathOf } from '../../fixtures/mailbox.ts';
import { operator } from '../../fixtures/operator.ts';
import { expectPolish, namesOf } from '../../fixtures/polish-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { letVisitsBegin, takeSlot } from '../../fixtures/visits.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

test('an owner asks for an earlier time by keyboard, takes it by the link of the email, and accepts another move, in Polish', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, rival, vet] = await Promise.all([
    accounts.owner(),
    accounts.owner(),
    accounts.veterinarian({ city: 'Gdańsk' }),
  ]);
  const names = namesOf(vet, owner);
  const visit = await takeSlot(owner, vet, warsawDate(15), '13:00');
  const taken = await takeSlot(rival, vet, warsawDate(5), '10:00');
  await owner.db.auth.updateUser({ data: { language: 'pl' } });
  await signIn(owner);
  await page.goto('/pl/appointments');
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: 'Powiadom mnie o wcześniejszym terminie' });
  await ask.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Wcześniejszy termin' });
  // Tests run at night, too.
  const atNight = sheet.getByRole('checkbox', { name: /^Pytaj mnie także w nocy/ });
  await atNight.press('Space');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  await expect(atNight).toBeChecked();
  const send = sheet.getByRole('button', { name: 'Powiadamiaj mnie o wcześniejszych terminach' });
  await sheet.getByRole('radio', { name: 'Wybrane dni' }).press('Space');
  await send.press('Enter');
  await expect(sheet.getByText('Wybierz dzień od dzisiaj')).toBeVisible();
  await expectNoEnglish(page, names);
  await sheet.getByRole('radio', { name: 'Dowolny dzień' }).press('Space');
  await send.press('Enter');
  await expect(page.getByText('Prośba wysłana')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Oczekiwanie na wcześniejszy termin' })).toContainText('Figa');
  await expectPolish(page, names);
  await done(rival.db.from('appointments').update({ status: 'cancelled' }).eq('id', taken.id).select('id'));
  const offer = page.getByRole('region', { name: /^Wolny termin: / });
  await expect(offer.getByText(/^Termin czeka na Ciebie: \d+:\d\d$/)).toBeVisible();
  await expectPolish(page, names);
  const mail = await mailTo(page, owner.email, /^Wolny wcześniejszy termin: .* o 10:00$/);
  expectPolishText(mail.text, [...names, 'Figa', /https?:\S+/g]);
  await page.goto(pathOf(mail, '/pl/appointments?offered'));
  await offer.getByRole('button', { name: /^Przyjmij: .*10:00$/ }).press('Enter');
  await expect(offer).toBeHidden();
  await expect(main.getByRole('article').filter({ hasText: '10:00' })).toBeVisible();
  await expectPolish(page, names);

  const proposal = { appointment: visit.id, proposed_date: warsawDate(6), proposed_time: '15:00', message: null };
  await done(vet.db.rpc('propose_reschedule', proposal));
  await page.reload();
  await expect(main.getByText(/^Lekarz prosi o przełożenie wizyty\. Nowy termin: /)).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Przyjmij nowy termin' }).press('Enter');
  await expect(main.getByRole('article').filter({ hasText: '15:00' })).toBeVisible();
  await expectPolish(page, names);
});

test('the note of a visit, the questions after it and their answers are in Polish', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = [...namesOf(vet, owner), 'Apoquel', 'Nobivac'];
  const pet = { owner_id: owner.id, name: 'Figa', type: 'Cat' };
  const { id: petId } = await done(owner.db.from('pets').insert(pet).select('id').single());
  const { id } = await takeSlot(owner, vet, warsawDate(2), '10:00');
  await letVisitsBegin(vet);
  const report = {
    appointment: id,
    summary: 'Zapalenie ucha.',
    medicines: [{ name: 'Apoquel', dose: '2 ×', ends_on: warsawDate(20) }],
    vaccinations: [{ product: 'Nobivac', vaccine: '', lot_number: 'A1', next_due_on: warsawDate(365) }],
    kilograms: 4.2,
    follow_up_weeks: 2,
    questions: ['eating', 'walking'],
  };
  await done(vet.db.rpc('complete_visit', report));
  // Turns the calendar instead of waiting for a day.
  const before = { asks_at: new Date(Date.now() - 60_000).toISOString() };
  await done(operator().from('after_visits').update(before).eq('appointment_id', id).select());
  await signIn(owner);
  await page.goto(`/pl/appointments/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Zapalenie ucha\.\s*Lek: Apoquel, 2 ×, do: /)).toBeVisible();
  await expect(main.getByText(/Kontrola: od /)).toBeVisible();
  await expectPolish(page, names);
  await main
    .getByRole('group', { name: 'Figa: czy je?' })
    .getByRole('button', { name: 'Nie', exact: true })
    .press('Enter');
  await page.reload();
  await expect(main.getByRole('button', { name: 'Nie', exact: true, pressed: true })).toHaveCount(1);
  await main.getByRole('button', { name: 'Wyślij odpowiedzi' }).press('Enter');
  await expect(main.getByText('Wybierz odpowiedź')).toBeVisible();
  await main
    .getByRole('group', { name: 'Figa: czy chodzi jak zwykle?' })
    .getByRole('button', { name: 'Nie wiem' })
    .press('Enter');
  await main.getByRole('button', { name: 'Wyślij odpowiedzi' }).press('Enter');
  await expect(main.getByRole('alert')).toContainText('Figa: potrzebna szybka wizyta');
  await expectPolish(page, names);
  await page.goto(`/pl/messages/${vet.id}`);
  await expect(main.getByText('Figa: czy je? Nie').last()).toBeVisible();
  await expectPolish(page, names);
  await page.goto(`/pl/pets/${petId}`);
  await expect(main.getByText('Nobivac').first()).toBeVisible();
  await expect(main.getByText(/Lek: Apoquel/)).toBeVisible();
  await expectPolish(page, names);
});
