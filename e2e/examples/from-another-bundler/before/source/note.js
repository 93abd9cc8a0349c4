import './note.css';

export function note() {
  const line = document.createElement('p');
  line.className = 'kennel-note';
  line.textContent = 'Bring the blanket.';
  return line;
}
