export { animalsOf, type CallerValues, callerSchema, typesAnimal, useBookForCaller } from './book-for-caller.ts';
export { type PracticeClient, useClients } from './list-clients.ts';
export {
  useRemindOfVaccinations,
  useVaccinationsDue,
  vaccinationsDueKeys,
} from './vaccinations-due.ts';
