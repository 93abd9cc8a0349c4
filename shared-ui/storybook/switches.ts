import type { Preview } from '@storybook/react-vite';
import type { Session } from '@veto/shared-data/core';

/** The switches of the toolbar, by the names of their globals. 'story' leaves it to the story. */
export interface Switches {
  theme: 'system' | 'light' | 'dark';
  language: 'en' | 'pl';
  signedIn: 'story' | 'nobody' | 'owner' | 'vet' | 'moderator';
  network: Network;
  text: '100' | '200';
  motion: 'system' | 'reduced';
  colours: 'system' | 'forced';
}

/** How questions and changes are answered: at once, after three seconds, with a failure; 'silent' answers nothing. */
export type Network = 'ok' | 'slow' | 'fails' | 'silent';

export const AS_THEY_ARE: Switches = {
  theme: 'system',
  language: 'en',
  signedIn: 'story',
  network: 'ok',
  text: '100',
  motion: 'system',
  colours: 'system',
};

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;
type Items<Name extends keyof Switches> = [value: Switches[Name], title: string, icon?: Icon][];

/** Icons alone: seven labels fill a laptop's screen. */
function choice<Name extends keyof Switches>(description: string, icon: Icon, items: Items<Name>) {
  return {
    description,
    toolbar: {
      icon,
      dynamicTitle: false,
      items: items.map(([value, title, own]) => ({ value, title, ...(own && { icon: own }) })),
    },
  };
}

/** The toolbar, in the order in which it is drawn. */
export const TOOLBAR = {
  theme: choice<'theme'>('Theme', 'mirror', [
    ['system', 'System theme', 'browser'],
    ['light', 'Light', 'sun'],
    ['dark', 'Dark', 'moon'],
  ]),
  language: choice<'language'>('Language', 'globe', [
    ['en', 'English'],
    ['pl', 'Polish, where the words are there'],
  ]),
  signedIn: choice<'signedIn'>('Who is signed in', 'user', [
    ['story', 'Whoever the story is about'],
    ['nobody', 'Nobody'],
    ['owner', 'An owner'],
    ['vet', 'A vet'],
    ['moderator', 'A moderator'],
  ]),
  network: choice<'network'>('Network', 'transfer', [
    ['ok', 'Answers at once'],
    ['slow', 'Answers after 3 s'],
    ['fails', 'Every answer fails'],
    ['silent', 'Never answers'],
  ]),
  text: choice<'text'>('Text', 'zoom', [
    ['100', 'Text 100 %'],
    ['200', 'Text 200 %'],
  ]),
  motion: choice<'motion'>('Motion', 'play', [
    ['system', 'Motion as the system'],
    ['reduced', 'Reduced motion'],
  ]),
  colours: choice<'colours'>('Colours', 'contrast', [
    ['system', 'Colours as the system'],
    ['forced', 'Forced colours'],
  ]),
};

/** The session that the switch asks for; the story's own user stays, because its answers are that user's. */
export function sessionOf(signedIn: Switches['signedIn'], own: Session): Session {
  const user = { email: 'somebody@veto.example', fullName: 'Ola Nowak', ...own };
  if (signedIn === 'nobody') return { state: 'signed-out' };
  if (signedIn === 'owner') return { ...user, state: 'owner', userId: own.userId ?? 'owner' };
  if (signedIn === 'vet') return { ...user, state: 'veterinarian', userId: own.userId ?? 'vet' };
  // A moderator is an owner to the page; the database alone knows.
  if (signedIn === 'moderator') return { ...user, state: 'owner', userId: 'admin' };
  return own;
}
