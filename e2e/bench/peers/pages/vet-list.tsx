import './pages.css';
import { useState } from 'react';
import { CITIES, SPECIALTIES, VETS } from './vets.ts';

/** Sixty vets, with filters by city, specialty and name. */
export default function VetList() {
  const [city, setCity] = useState('');
  const [specialty, setSpecialty] = useState('');
  const [words, setWords] = useState('');
  const shown = VETS.filter(
    (vet) =>
      (city === '' || vet.city === city) &&
      (specialty === '' || vet.specialty === specialty) &&
      vet.name.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div className="peer-page">
      <h1>Find a veterinarian near you</h1>
      <fieldset className="peer-filters">
        <legend>City</legend>
        {CITIES.map((each) => (
          <button key={each} type="button" aria-pressed={each === city} onClick={() => setCity(each)}>
            {each}
          </button>
        ))}
      </fieldset>
      <div className="peer-filters">
        <label>
          Specialty{' '}
          <select value={specialty} onChange={(event) => setSpecialty(event.target.value)}>
            <option value="">All</option>
            {SPECIALTIES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          Name <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
      </div>
      <p role="status">{shown.length} veterinarians</p>
      <ul className="peer-cards">
        {shown.map((vet) => (
          <li key={vet.id}>
            <h2>{vet.name}</h2>
            <p>
              {vet.specialty} · {vet.city} · {vet.price} zł
            </p>
            <p>{vet.about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
