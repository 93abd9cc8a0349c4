/** Where a clinic is, as far as it has said so. */
export interface Clinic {
  clinicName: string | null;
  address: string | null;
  city: string | null;
}

/** 'Klinika Pod Lipami, ul. Lipowa 12, Warszawa'. */
export function clinicText({ clinicName, ...place }: Clinic): string {
  return [clinicName, placeText(place)].filter(Boolean).join(', ');
}

/** 'ul. Lipowa 12, Warszawa'. A city that the address already names is not said twice; 'ul. Poznańska 5' does not name Poznań. */
export function placeText({ address, city }: Pick<Clinic, 'address' | 'city'>): string {
  const isNamed = address && city && wordsOf(address).includes(wordsOf(city));
  return [address, isNamed ? null : city].filter(Boolean).join(', ');
}

const wordsOf = (text: string) => ` ${text.split(/[^\p{L}]+/u).join(' ')} `;

/** A map with the way to the clinic, on another site: visitors open it in the map program of their device. */
export function directionsHref(clinic: Clinic): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: clinicText(clinic) })}`;
}
