export { animalsOf, type CallerValues, callerSchema, typesAnimal, useBookForCaller } from './book-for-caller.ts';
export { type ClientAnimal, type PracticeClient, useClients } from './list-clients.ts';
export {
  useRemindOfVaccinations,
  useVaccinationsDue,
  type VaccinationsDue,
  vaccinationsDueKeys,
} from './vaccinations-due.ts';
