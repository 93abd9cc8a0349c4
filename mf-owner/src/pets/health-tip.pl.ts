import type { Catalogue } from '@veto/slice-kit';

export const HEALTH_ARTICLES_IN_POLISH = {
  'Walk early and late': 'Spacery rano i wieczorem',
  'Go out in the cool of the morning and after sunset. Put the back of your hand on the pavement for seven seconds: if it is too hot for you, it is too hot for paws.':
    'Wychodź w chłodzie poranka i po zachodzie słońca. Przyłóż wierzch dłoni do chodnika na siedem sekund: jeśli parzy Ciebie, parzy też łapy.',
  'Never in a parked car': 'Nigdy w zaparkowanym samochodzie',
  'A car in the sun becomes dangerous within minutes, also with a window open. Leave your pet at home, in a shaded room with fresh water.':
    'Samochód w słońcu staje się groźny w ciągu kilku minut, także z otwartym oknem. Zostaw zwierzę w domu, w zacienionym pokoju, ze świeżą wodą.',
  'Know the signs of heatstroke': 'Poznaj objawy udaru cieplnego',
  'Heavy panting, drooling, dark red gums, wobbling or vomiting are an emergency. Move your pet into the shade, wet the coat with cool (not icy) water and call a veterinarian at once.':
    'Ciężkie zianie, ślinotok, ciemnoczerwone dziąsła, chwiejny chód lub wymioty to nagły przypadek. Przenieś zwierzę w cień, zmocz sierść chłodną (nie lodowatą) wodą i od razu zadzwoń do lekarza.',
  'Ticks and fleas': 'Kleszcze i pchły',
  'They are most active from spring to autumn. Check the coat after each walk and ask your veterinarian which protection suits the age and weight of your pet.':
    'Najaktywniejsze są od wiosny do jesieni. Po każdym spacerze obejrzyj sierść i zapytaj lekarza, jaka ochrona pasuje do wieku i wagi zwierzęcia.',
  'A complete food for the age': 'Pełnoporcjowa karma do wieku',
  'Puppies and kittens, adults and seniors need different food. Look for the word “complete” on the label, and change from one food to another over about a week.':
    'Szczenięta i kocięta, zwierzęta dorosłe i starsze potrzebują innej karmy. Szukaj na etykiecie słowa „pełnoporcjowa”, a karmę zmieniaj stopniowo, przez około tydzień.',
  'Measure, do not guess': 'Odmierzaj, nie zgaduj',
  'Weigh the daily portion and count treats as part of it: no more than a tenth of the calories. You should feel the ribs easily under a light touch.':
    'Waż dzienną porcję i wliczaj do niej przysmaki: najwyżej jedna dziesiąta kalorii. Żebra powinny być łatwo wyczuwalne pod lekkim dotykiem.',
  'Never in the bowl': 'Nigdy w misce',
  'Chocolate, grapes and raisins, onion and garlic, xylitol, alcohol and cooked bones are dangerous. If your pet ate one of them, call a veterinarian before signs appear.':
    'Czekolada, winogrona i rodzynki, cebula i czosnek, ksylitol, alkohol i gotowane kości są niebezpieczne. Jeśli zwierzę coś z tego zjadło, zadzwoń do lekarza, zanim wystąpią objawy.',
  'Fresh water, always': 'Zawsze świeża woda',
  'Change it every day. Drinking much more or much less than usual is a reason for a visit.':
    'Zmieniaj ją codziennie. Picie znacznie większej lub mniejszej ilości wody niż zwykle to powód do wizyty.',
  'Puppies and kittens': 'Szczenięta i kocięta',
  'The first vaccinations are usually given at six to eight weeks, repeated every three to four weeks until about sixteen weeks of age. Keep young pets away from unvaccinated animals until the course is complete.':
    'Pierwsze szczepienia wykonuje się zwykle między szóstym a ósmym tygodniem życia i powtarza co trzy–cztery tygodnie do około szesnastego tygodnia. Do końca cyklu trzymaj młode z dala od nieszczepionych zwierząt.',
  Boosters: 'Dawki przypominające',
  'A booster follows about a year later. After that some vaccines last three years, others need a visit every year: your veterinarian plans it for the way your pet lives.':
    'Dawkę przypominającą podaje się mniej więcej po roku. Potem niektóre szczepionki działają trzy lata, inne trzeba powtarzać co roku: lekarz dobierze plan do trybu życia zwierzęcia.',
  Rabies: 'Wścieklizna',
  'In Poland dogs must be vaccinated against rabies within thirty days after they reach three months of age, and every year from then on. Cats that travel abroad need it too.':
    'W Polsce psy trzeba zaszczepić przeciwko wściekliźnie w ciągu trzydziestu dni od ukończenia trzeciego miesiąca życia, a potem co roku. Koty podróżujące za granicę też tego wymagają.',
  'Keep the record': 'Zapisuj szczepienia',
  'Note every vaccination in the Vaccination Records of your pet here, so that each veterinarian you book can ask the right questions.':
    'Każde szczepienie wpisuj tutaj w polu „Szczepienia”: lekarz, do którego się umówisz, zada wtedy właściwe pytania.',
} as const satisfies Catalogue;
