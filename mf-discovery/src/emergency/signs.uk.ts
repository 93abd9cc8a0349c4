import type { SIGNS_IN_POLISH } from './signs.pl.ts';

export const SIGNS_IN_UKRAINIAN = {
  'Struggling to breathe, pale or blue gums': 'Важко дихає, ясна бліді або сині',
  'Look into the mouth. Take out what you can see and hold safely; do not push it deeper.':
    'Зазирніть у пащу. Вийміть те, що видно і що можна безпечно взяти; не проштовхуйте глибше.',
  'If your pet still cannot breathe, hold a small one head down and give firm blows between the shoulder blades; press a large dog’s belly in and up behind the ribs.':
    'Якщо тварина й далі не може дихати: маленьку тримайте головою донизу й різко поплескайте між лопатками; великій собаці натисніть на живіт одразу за ребрами, всередину й угору.',
  'Keep it calm and cool, let it sit as it wants to, and drive at once.':
    'Подбайте про спокій і прохолоду, дайте тварині сидіти, як їй зручно, і негайно їдьте.',
  'American Veterinary Medical Association, pet first aid':
    'American Veterinary Medical Association, перша допомога тваринам',
  'Bleeding that does not stop': 'Кровотеча не зупиняється',
  'Press a clean cloth firmly on the wound. Hold it for five minutes without looking.':
    'Міцно притисніть до рани чисту тканину. Тримайте п’ять хвилин, не заглядаючи під неї.',
  'Do not pull out anything that is stuck in it.': 'Не витягуйте того, що застрягло в рані.',
  'If blood comes through, lay a second cloth on top and keep pressing.':
    'Якщо кров проступає, покладіть зверху ще одну тканину й тисніть далі.',
  'Keep your pet warm and still, and drive.': 'Укрийте тварину, не давайте їй рухатися і їдьте.',
  'Collapsed, or having a seizure': 'Знепритомніла або має судоми',
  'In a seizure, note the time, move furniture away and dim the light. Do not hold your pet down, and keep your hands away from its mouth.':
    'Під час судом запам’ятайте час, відсуньте меблі й приглушіть світло. Не тримайте тварину силоміць і не підносьте рук до пащі.',
  'Drive at once when it lasts longer than five minutes, or comes twice in a day.':
    'Негайно їдьте, якщо напад триває понад п’ять хвилин або повторюється того самого дня.',
  'Collapsed, without a reaction and without breathing: lay it on its side and press the widest part of the chest down by a third to a half, 100 to 120 times a minute.':
    'Немає реакції та дихання: покладіть тварину на бік і натискайте на найширшу частину грудної клітки на третину або половину її глибини, 100–120 разів на хвилину.',
  'After 30 presses close the mouth and breathe twice into the nose, until the chest rises. Go on in turns while somebody drives you.':
    'Після 30 натискань закрийте пащу й двічі вдихніть повітря в ніс, доки грудна клітка не підніметься. Чергуйте далі, поки вас хтось везе.',
  'Cornell University College of Veterinary Medicine (seizures); RECOVER guidelines for CPR in dogs and cats':
    'Cornell University College of Veterinary Medicine (судоми); рекомендації RECOVER щодо реанімації собак і котів',
  'Hit by a car, or a fall from a height': 'Збив автомобіль або падіння з висоти',
  'Move it out of danger on a board or a stretched blanket, and keep its back straight.':
    'Перенесіть тварину в безпечне місце на дошці або натягнутій ковдрі, спина має бути рівною.',
  'A pet in pain may bite, even its own people. Muzzle a dog, unless it vomits or struggles to breathe; cover a cat with a towel.':
    'Від болю тварина може вкусити навіть своїх. Надягніть собаці намордник, якщо вона не блює і не задихається; кота накрийте рушником.',
  'Keep it warm and drive, even if it walks: bleeding inside shows hours later.':
    'Укрийте тварину і їдьте, навіть якщо вона ходить: внутрішня кровотеча проявляється за кілька годин.',
  'Blue Cross, first aid after a road accident': 'Blue Cross, перша допомога після дорожньої пригоди',
  'Swollen, hard belly and retching': 'Роздутий твердий живіт і позиви до блювання',
  'Drive now: a turned stomach is deadly within hours.': 'Їдьте зараз: заворот шлунка вбиває за кілька годин.',
  'Call on the way, so that they can prepare.': 'Зателефонуйте дорогою, щоб у клініці підготувалися.',
  'Give nothing to eat or drink, and no medicine.': 'Не давайте їжі, пиття й ліків.',
  'Strains to pass urine, nothing comes': 'Тужиться, але сечі немає',
  'Go the same day, at any hour; in a male cat it can be deadly after a day.':
    'Їдьте того самого дня, о будь-якій годині; для кота це може бути смертельно вже за добу.',
  'Do not press on the belly.': 'Не тисніть на живіт.',
  'Note when it last passed urine and whether it vomited.':
    'Запам’ятайте, коли тварина востаннє мочилася і чи блювала.',
  'Cornell Feline Health Center': 'Cornell Feline Health Center',
  'Ate something poisonous': 'З’їла щось отруйне',
  'Take it away from the poison and keep the packet, the plant or a photo of it.':
    'Заберіть тварину від отрути й збережіть упаковку, рослину або її фото.',
  'Call a clinic at once: say what it was, how much, and when. Among the poisons of a home are chocolate, grapes and raisins, onion and garlic, xylitol, lilies (for cats), antifreeze, slug pellets, rat poison and painkillers for people.':
    'Одразу зателефонуйте до клініки: скажіть, що це було, скільки й коли. Серед домашніх отрут: шоколад, виноград і родзинки, цибуля й часник, ксиліт, лілії (для котів), антифриз, засоби від слимаків, отрута для щурів і знеболювальні для людей.',
  'Do not make it vomit and give no milk, salt or oil, unless a veterinarian tells you to.':
    'Не викликайте блювання й не давайте молока, солі чи олії, якщо цього не порадив ветеринар.',
  'Too hot: heavy panting, staggering': 'Перегрів: важке дихання, хитка хода',
  'Cool first, travel second: bring it into the shade and pour cool water over its body.':
    'Спершу охолодіть, потім їдьте: перенесіть тварину в тінь і поливайте тіло прохолодною водою.',
  'Let air move over it, and let it drink a little if it wants to. Lay no wet towels over it, they keep the heat in.':
    'Забезпечте рух повітря й дайте трохи попити, якщо тварина хоче. Не накривайте її мокрими рушниками: вони утримують тепло.',
  'Drive once you have begun to cool it, with the windows open, even if it recovers.':
    'Їдьте, щойно почали охолоджувати, з відчиненими вікнами, навіть якщо тварині краще.',
  'Royal Veterinary College, VetCompass on heat-related illness':
    'Royal Veterinary College, VetCompass про хвороби від перегріву',
  'In labour for more than two hours': 'Пологи тривають понад дві години',
  'Call a clinic and describe what you see. Green or black discharge before the first young, or half an hour of strong straining with nothing coming, means: drive now.':
    'Зателефонуйте до клініки й опишіть, що бачите. Зелені або чорні виділення перед першим малям або пів години сильних потуг без результату означають: їдьте зараз.',
  'Do not pull at a young one that is stuck.': 'Не тягніть маля, яке застрягло.',
  'Take the mother and all the young along, warm and together.': 'Візьміть матір і всіх малят, разом і в теплі.',
  'Merck Veterinary Manual, gastric dilatation and volvulus': 'Merck Veterinary Manual, розширення й заворот шлунка',
  'Merck Veterinary Manual, labour and delivery': 'Merck Veterinary Manual, пологи',
  'Cries out, and drags cold hind legs': 'Кричить і волочить холодні задні лапи',
  'Drive now: a clot may have cut the blood off, and it hurts very much.':
    'Їдьте зараз: тромб міг перекрити кровообіг, і це дуже боляче.',
  'Carry it lying in a box or on a blanket. Do not rub, stretch or warm the legs.':
    'Несіть тварину лежачи, в коробці або на ковдрі. Не розтирайте, не випростовуйте й не грійте лап.',
  'Give no painkiller for people: they poison cats.': 'Не давайте знеболювальних для людей: для котів це отрута.',
  'Cornell Feline Health Center, hypertrophic cardiomyopathy':
    'Cornell Feline Health Center, гіпертрофічна кардіоміопатія',
  'Has stopped eating, few droppings or none': 'Не їсть, калу мало або немає',
  'Call the same day, at any hour: a gut that stands still can kill within a day.':
    'Зателефонуйте того самого дня, о будь-якій годині: зупинка кишківника може вбити за добу.',
  'Note when it last ate and when you last saw droppings.':
    'Запам’ятайте, коли тварина востаннє їла і коли ви востаннє бачили кал.',
  'Leave hay and water within reach and keep it warm and quiet. Feed nothing by force unless a veterinarian tells you to.':
    'Залиште поруч сіно й воду, подбайте про тепло й тишу. Не годуйте силоміць, якщо цього не порадив ветеринар.',
  'Merck Veterinary Manual, diseases of rabbits; of guinea pigs':
    'Merck Veterinary Manual, хвороби кроликів; морських свинок',
  'Struggling to breathe, tail moving with each breath, or fluffed up on the floor of the cage':
    'Важко дихає, хвіст рухається з кожним подихом, або птах сидить настовбурчений на дні клітки',
  'Call now: birds hide an illness until they no longer can.':
    'Зателефонуйте зараз: птахи приховують хворобу, доки можуть.',
  'Put it into a small, dark box with air holes, keep it warm and quiet, and touch it no more than you must.':
    'Посадіть птаха в маленьку темну коробку з отворами, подбайте про тепло й тишу і торкайтеся його якнайменше.',
  'Give no oil, no alcohol and no medicine for people.': 'Не давайте олії, спирту й ліків для людей.',
  'Association of Avian Veterinarians, signs of illness in companion birds; LafeberVet, the dyspneic bird':
    'Association of Avian Veterinarians, ознаки хвороби в домашніх птахів; LafeberVet, задишка в птахів',
  'Strains to lay, and no egg comes': 'Тужиться, але яйця немає',
  'Call the same day, at any hour.': 'Зателефонуйте того самого дня, о будь-якій годині.',
  'Keep it warm and quiet, and let it drink.': 'Подбайте про тепло й тишу і дайте тварині пити.',
  'Do not press on the belly, and do not pull at an egg.': 'Не тисніть на живіт і не тягніть яйце.',
  'Merck Veterinary Manual, disorders of pet birds; of reptiles':
    'Merck Veterinary Manual, хвороби домашніх птахів; рептилій',
  'Limp and cold, or burnt by a lamp': 'Млява й холодна або обпечена лампою',
  'Take it away from the lamp. Hold a fresh burn under cool, not cold, running water for ten minutes.':
    'Заберіть тварину від лампи. Свіжий опік десять хвилин тримайте під прохолодною, не холодною, проточною водою.',
  'Warm a cold animal slowly, to its usual temperature and no further: no hot-water bottle on its skin.':
    'Холодну тварину грійте повільно, лише до її звичної температури: без грілки на шкірі.',
  'Put no ointment on a burn, and take a photo of lamp and thermostat along.':
    'Не мастіть опік маззю й візьміть із собою фото лампи та термостата.',
  'Merck Veterinary Manual, injuries of reptiles': 'Merck Veterinary Manual, травми рептилій',
} as const satisfies Record<keyof typeof SIGNS_IN_POLISH, string>;
