import { inLanguage } from '../in-language.tsx';
import { SERVICES_IN_UKRAINIAN } from './services.uk.ts';
import ServicesPage from './services-page.tsx';

export default inLanguage('uk', ServicesPage, SERVICES_IN_UKRAINIAN);
