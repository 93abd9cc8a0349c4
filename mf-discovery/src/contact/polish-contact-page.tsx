import { inLanguage } from '../in-language.tsx';
import { CONTACT_IN_POLISH } from './contact.pl.ts';
import ContactPage from './contact-page.tsx';

export default inLanguage('pl', ContactPage, CONTACT_IN_POLISH);
