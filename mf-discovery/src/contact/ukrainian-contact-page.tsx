import { inLanguage } from '../in-language.tsx';
import { CONTACT_IN_UKRAINIAN } from './contact.uk.ts';
import ContactPage from './contact-page.tsx';

export default inLanguage('uk', ContactPage, CONTACT_IN_UKRAINIAN);
