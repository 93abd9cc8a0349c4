export async function bootstrap() {}

export async function mount({ domElement }) {
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Boarding', tabIndex: -1 });
  const nights = Object.assign(document.createElement('button'), { textContent: 'Nights: 1' });
  nights.addEventListener('click', () => {
    nights.textContent = 'Nights: 2';
  });
  const link = Object.assign(document.createElement('a'), { textContent: 'Find a Veterinarian', href: '/doctors' });
  domElement.replaceChildren(heading, nights, link);
}

export async function unmount({ domElement }) {
  domElement.replaceChildren();
}
