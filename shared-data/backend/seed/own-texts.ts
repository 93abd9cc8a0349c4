/** What a few of the demo veterinarians say of their work in further languages; the first text of all is English. */
const ABOUT: Record<number, { pl: string; uk?: string }> = {
  1: {
    pl: 'Anna Zielińska leczy psy, koty i wszystkie mniejsze, pierzaste oraz łuskowate zwierzęta przez całe ich życie: od pierwszego szczepienia po opiekę w starszym wieku. Każdy wynik wyjaśnia spokojnie i prostymi słowami.',
  },
  2: {
    pl: 'Piotr Wójcik od lat leczy złamania i zerwane więzadła. Przed każdym zabiegiem ustala plan leczenia bólu, a wieczorem po operacji dzwoni do opiekuna.',
  },
  3: {
    pl: 'Opiekuje się psami, kotami i małymi ssakami przez całe ich życie: od pierwszego szczepienia po starszy wiek. Ma czas na pytania i każdy wynik wyjaśnia prostymi słowami.',
    uk: 'Дбає про собак, котів і дрібних ссавців упродовж усього їхнього життя: від першого щеплення до старості. Має час на запитання й пояснює кожен результат простими словами.',
  },
};

/** The columns of a profile with its texts in further languages. */
export const ownTextsOf = (number: number) => ({
  written_in: number in ABOUT ? 'en' : null,
  description_in: ABOUT[number] ?? null,
});
