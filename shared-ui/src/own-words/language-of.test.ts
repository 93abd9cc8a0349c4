import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  // Profiles
  ['Leczy psy, koty i króliki. Szczególnie dba o spokój zwierząt, które boją się wizyt.', 'pl'],
  ['Piotr Wójcik operuje w Krakowie.', 'pl'],
  ['Anna Zielińska looks after dogs, cats and small mammals through their whole life.', 'en'],
  ['Dr. Łucja Żółć is a veterinarian in Łódź.', 'en'],
  ['University of Warmia and Mazury in Olsztyn', 'en'],
  ['Uniwersytet Przyrodniczy we Wrocławiu, ukończony w 2009', 'pl'],
  // Reviews and messages
  ['Szarik hardly noticed the needle.', 'en'],
  ['Took Szarik as seriously as any dog.', 'en'],
  ['Pan doktor wytłumaczył wszystko spokojnie, polecam!', 'pl'],
  ['bardzo dobra opieka, pies sie nie bal', 'pl'],
  ['Dziękuję, do zobaczenia w piątek', 'pl'],
  ['Thank you, see you on Friday', 'en'],
  // Reasons
  ['Kuleje na tylną łapę od wczoraj', 'pl'],
  ['Limping on the left front leg', 'en'],
  ['Ear is red and warm', 'en'],
  ['Nie je', 'pl'],
  ['Coughing at night', 'en'],
  // Visit types
  ['Szczepienie', 'pl'],
  ['Konsultacja kardiologiczna', 'pl'],
  ['Usuwanie kamienia nazębnego', 'pl'],
  ['Vaccination', 'en'],
  ['Dental cleaning under anesthesia', 'en'],
  ['Surgical consultation', 'en'],
  // Neither is sure
  ['Dermatologia', undefined],
  ['Kontrola', undefined],
  ['Alicja', undefined],
  ['Szarik', undefined],
  ['Cztery Łapy', undefined],
  ['Maine Coon', undefined],
  ['Apoquel 16 mg', undefined],
  ['600 100 200', undefined],
  ['Badanie krwi, blood', undefined],
  ['שלום', undefined],
  ['', undefined],
])('%j is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
