/** What a list or profile says of a vet's licence, and what that means. */
export interface LicenceWords {
  checked: boolean;
  /** 'Licence checked, Nov 2026' */
  label: string;
  meaning: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `checkedOn`: the day of the check, 'YYYY-MM-DD'; null without one. */
export function licenceWords(checkedOn: string | null): LicenceWords {
  if (checkedOn === null)
    return {
      checked: false,
      label: 'Licence not checked yet',
      meaning: 'We have not compared this veterinarian’s licence with the register of the veterinary chamber yet.',
    };
  return {
    checked: true,
    label: `Licence checked, ${MONTHS[Number(checkedOn.slice(5, 7)) - 1]} ${checkedOn.slice(0, 4)}`,
    meaning: 'We have compared name and licence number with the register of the veterinary chamber.',
  };
}

/** The same for the Polish pages: 'Uprawnienia sprawdzone 11.2026'. */
export function licenceWordsInPolish(checkedOn: string | null): LicenceWords {
  if (checkedOn === null)
    return {
      checked: false,
      label: 'Uprawnienia jeszcze niesprawdzone',
      meaning: 'Nie porównaliśmy jeszcze prawa wykonywania zawodu z rejestrem izby lekarsko-weterynaryjnej.',
    };
  return {
    checked: true,
    label: `Uprawnienia sprawdzone ${checkedOn.slice(5, 7)}.${checkedOn.slice(0, 4)}`,
    meaning: 'Porównaliśmy nazwisko i numer prawa wykonywania zawodu z rejestrem izby lekarsko-weterynaryjnej.',
  };
}
