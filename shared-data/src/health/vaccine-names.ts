/**
 * What stands in the name of a vaccination, a product's or a disease's in English, Polish or Ukrainian, and what it protects
 * against. Names are words in lower case without diacritics, found anywhere in what was written: 'Szczepienie: wścieklizna',
 * 'Eurican DAPPi-Lmulti'. The database has the same rows. Products and their parts: the Union Product Database of the European
 * Medicines Agency (medicines.health.europa.eu/veterinary); abbreviations: WSAVA's vaccination guidelines, 2024.
 */
export const VACCINE_NAMES: readonly (readonly [names: string, protectsAgainst: string])[] = [
  ['rabies,wscieklizna,wscieklizne,wscieklizny,wsciekliznie,сказ,сказу', 'rabies'],
  ['rabisin,rabigen,versiguard rabies,enduracell r,biocan r,vanguard r,rabdomun,canigen r', 'rabies'],
  ['nobivac rl,eurican lr,biocan lr', 'rabies leptospirosis'],
  ['leptospirosis,lepto,leptospiroza,leptospiroze,лептоспіроз', 'leptospirosis'],
  ['nobivac l4,nobivac lepto,l4,lmulti,l2,biocan l,vanguard lepto', 'leptospirosis'],
  ['l4r', 'leptospirosis rabies'],
  ['distemper,nosowka,чума', 'distemper'],
  ['parvovirus,parvo,parwowiroza,parwo,парвовірус', 'parvovirus'],
  ['puppy dp', 'distemper parvovirus'],
  ['dhp,dap', 'distemper adenovirus parvovirus'],
  ['dhppi,dhpp,dappi,dhppi2,dappi2', 'distemper adenovirus parvovirus parainfluenza'],
  ['kennel cough,kaszel kenelowy,kaszel psiarniowy,nobivac kc,respira bb,bb oral,bordetella', 'kennel_cough'],
  ['rcp,crp,tricat', 'cat_flu panleukopenia'],
  ['ducat,koci katar', 'cat_flu'],
  ['panleukopenia,panleukopenii', 'panleukopenia'],
  ['rcpch', 'cat_flu panleukopenia chlamydia'],
  ['felv,leucogen,leufel,bialaczka kotow,bialaczka kocia', 'felv'],
  ['myxomatosis,myksomatoza,myksomatozy', 'myxomatosis'],
  ['rhd,vhd,rvhd,eravac,pomor krolikow', 'rhd'],
  ['myxo rhd', 'myxomatosis rhd'],
];
