import './kennel.css';

const places = new Map();

export async function bootstrap() {}

export async function mount({ domElement }) {
  const place = document.createElement('section');
  place.className = 'kennel';
  place.innerHTML = '<h1 tabindex="-1">Kennel</h1><button type="button">Nights: 1</button>';
  place.querySelector('button').addEventListener('click', async ({ currentTarget }) => {
    currentTarget.textContent = 'Nights: 2';
    const { note } = await import('./note.js');
    place.append(note());
  });
  places.set(domElement, place);
  domElement.append(place);
}

export async function unmount({ domElement }) {
  places.get(domElement)?.remove();
  places.delete(domElement);
}
