import './pages.css';
import { useState } from 'react';
import { VETS } from './vets.ts';

/** One of the vets, with a form that says what it will send. */
export default function VetProfile() {
  const [pet, setPet] = useState('');
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [isSent, setIsSent] = useState(false);
  const vet = VETS[7];
  if (!vet) return null;
  return (
    <div className="peer-page">
      <h1>{vet.name}</h1>
      <dl>
        <dt>Specialty</dt>
        <dd>{vet.specialty}</dd>
        <dt>City</dt>
        <dd>{vet.city}</dd>
        <dt>Visit</dt>
        <dd>{vet.price} zł</dd>
      </dl>
      <p>{vet.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsSent(true);
        }}
      >
        <h2>Ask for a visit</h2>
        <label>
          Your pet’s name <input type="text" required value={pet} onChange={(event) => setPet(event.target.value)} />
        </label>
        <label>
          Your email <input type="email" required value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <label>
          Reason <textarea rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
        <p role="status">{pet && (isSent ? `We will write to ${email} about ${pet}.` : `A visit for ${pet}`)}</p>
        <button type="submit">Send</button>
      </form>
    </div>
  );
}
