export { DocumentRefusal } from './check-document.ts';
export {
  type PetDocument,
  type StoredDocument,
  useAddDocument,
  useDropDocuments,
  usePetDocuments,
  useRemoveDocument,
  useSaveDocument,
  useStoreDocument,
} from './documents.ts';
export { type DueVaccination, useDueVaccinations } from './due-vaccinations.ts';
export { healthKeys } from './health.keys.ts';
export { RECORD_CHECKS_IN_POLISH, RECORD_REFUSALS_IN_POLISH } from './health.pl.ts';
export {
  isTaken,
  type Medicine,
  type MedicineValues,
  medicineSchema,
  useAddMedicine,
  useMedicines,
  useRemoveMedicine,
} from './medicines.ts';
export { useReadablePet, useRecordIsOpen } from './open-record.ts';
export { type RecordReader, useAllowRecord, useRecordReaders, useRecordRefusals } from './record-access.ts';
export type { RecordEntry } from './record-entry.ts';
export {
  useAddVaccination,
  useRemoveVaccination,
  useVaccinations,
  type Vaccination,
  type VaccinationValues,
  vaccinationSchema,
} from './vaccinations.ts';
export { standsFor, usuallyProtectsUntil, type Vaccine, vaccinesFor } from './vaccines.ts';
export { WEIGHT_QUESTION_IN_POLISH } from './weights.pl.ts';
export {
  isFarFrom,
  useAddWeight,
  useRemoveWeight,
  useWeights,
  type Weight,
  type WeightValues,
  weightQuestion,
  weightSchema,
} from './weights.ts';
