/** What the checks of a record's forms say, beside those of any form. */
export const RECORD_CHECKS_IN_POLISH = {
  'Please enter the vaccine': 'Wpisz szczepionkę',
  'Please enter the medicine': 'Wpisz lek',
  'Please enter whole hours, from 1 to 168': 'Wpisz pełne godziny, od 1 do 168',
  'The last day is not before the first one': 'Ostatni dzień nie może być przed pierwszym',
  'The next one is due after this one': 'Następny termin musi być po tym szczepieniu',
  'This date is still to come. Please choose today or a day before.':
    'Ta data jeszcze nie nadeszła. Wybierz dzisiejszy lub wcześniejszy dzień.',
} as const;

export const RECORD_REFUSALS_IN_POLISH = {
  'A record keeps up to {most} of these. Please remove one before you add another.':
    'W karcie mieści się najwyżej {most} takich wpisów. Usuń jeden, aby dodać kolejny.',
  'This is no visit of this pet.': 'To nie jest wizyta tego zwierzęcia.',
  'There is no room for more text in your pets’ records. Please remove some entries.':
    'W kartach Twoich zwierząt nie ma już miejsca na więcej tekstu. Usuń część wpisów.',
} as const;
