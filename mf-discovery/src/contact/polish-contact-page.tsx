import { inPolish } from '../in-polish.tsx';
import { CONTACT_IN_POLISH } from './contact.pl.ts';
import ContactPage from './contact-page.tsx';

export default inPolish(ContactPage, CONTACT_IN_POLISH);
