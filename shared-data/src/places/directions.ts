/** Where a clinic is, as far as it has said so. */
export interface Clinic {
  clinicName: string | null;
  address: string | null;
  city: string | null;
}

/** 'Klinika Pod Lipami, ul. Lipowa 12, Warszawa'; a city that the address already names is not said twice. */
export function clinicText({ clinicName, address, city }: Clinic): string {
  const withCity = address && city && address.includes(city) ? [address] : [address, city];
  return [clinicName, ...withCity].filter(Boolean).join(', ');
}

/** A map with the way to the clinic, on another site: visitors open it in the map program of their device. */
export function directionsHref(clinic: Clinic): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: clinicText(clinic) })}`;
}
