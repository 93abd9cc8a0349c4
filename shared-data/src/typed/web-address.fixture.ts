/** Names, clinics and addresses that lead nowhere. */
export const PLAIN_NAMES = [
  'lek. wet. Anna Lis',
  'lek.wet. Anna Lis',
  'dr n. wet. Piotr Wójcik',
  'Zoja-Ćwir O’Brien',
  'Przychodnia św.Anny',
  'ul.Długa 5/7, 80-827 Gdańsk',
  'al. Jana Pawła II 12 m.3',
  'Vet & Co. s.c.',
  'Klinika Zdrowy Pies Sp. z o.o.',
  'J.R. Nowak',
  '+48 22 119 45 67',
];

/** Names that mail programs make a link of. */
export const NAMES_OF_SITES = [
  'Win at casino.pl',
  'casino.com/free',
  'https://x',
  'www.casino',
  'CASINO.PL',
  'bit.ly/abc',
  't.co/abc',
  'Anna (casino.eu)',
  'casino。com',
  'anna@casino.pl',
  'casino.pl:8080',
  'veto-login.live',
  'casino.pro',
];
