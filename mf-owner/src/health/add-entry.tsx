import { todayInWarsaw } from '@veto/shared-data/calendar';
import {
  medicineSchema,
  useAddMedicine,
  useAddVaccination,
  useAddWeight,
  vaccinationSchema,
  weightQuestion,
  weightSchema,
} from '@veto/shared-data/health';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot, MenuTrigger } from '@veto/shared-ui/menu';
import { Portal } from '@veto/shared-ui/portal';
import { useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { AddDocument } from './documents-section.tsx';
import { EntryForm } from './entry-form.tsx';

interface AddProps {
  petId: string;
  petType: string;
  onDone: () => void;
}

const LAST_DAY = '2199-12-31';

function AddVaccination({ petId, onDone }: AddProps) {
  const say = useSay();
  const today = todayInWarsaw();
  return (
    <EntryForm
      name={`add-vaccination ${petId}`}
      schema={vaccinationSchema}
      start={{ product: '', givenOn: today, nextDueOn: '' }}
      fields={[
        { name: 'product', label: say('Vaccine'), placeholder: 'Nobivac Rabies' },
        { name: 'givenOn', label: say('Given on'), type: 'date', max: today },
        { name: 'nextDueOn', label: say('Next due'), type: 'date', max: LAST_DAY },
      ]}
      save={useAddVaccination(petId).mutateAsync}
      onDone={onDone}
    />
  );
}

function AddWeight({ petId, petType, onDone }: AddProps) {
  const say = useSay();
  const today = todayInWarsaw();
  return (
    <EntryForm
      name={`add-weight ${petId}`}
      schema={weightSchema}
      start={{ kilograms: '', weighedOn: today }}
      fields={[
        { name: 'kilograms', label: say('Weight'), unit: 'kg' },
        { name: 'weighedOn', label: say('Weighed on'), type: 'date', max: today },
      ]}
      question={({ kilograms }) => ['kilograms', weightQuestion(petType, kilograms, say)]}
      save={useAddWeight(petId).mutateAsync}
      onDone={onDone}
    />
  );
}

function AddMedicine({ petId, onDone }: AddProps) {
  const say = useSay();
  return (
    <EntryForm
      name={`add-medicine ${petId}`}
      schema={medicineSchema}
      start={{ name: '', dose: '', startsOn: todayInWarsaw(), endsOn: '', intervalHours: '' }}
      fields={[
        { name: 'name', label: say('Medicine') },
        { name: 'dose', label: say('Dose'), placeholder: say('1 tablet, twice a day') },
        { name: 'startsOn', label: say('First day'), type: 'date', max: LAST_DAY },
        { name: 'endsOn', label: say('Last day'), type: 'date', max: LAST_DAY },
        { name: 'intervalHours', label: say('Hours between doses'), inputMode: 'numeric' },
      ]}
      save={useAddMedicine(petId).mutateAsync}
      onDone={onDone}
    />
  );
}

function AddFile({ petId, onDone }: AddProps) {
  const say = useSay();
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <AddDocument petId={petId} onDone={onDone} />
      <Button variant="plain" onClick={onDone}>
        {say('Cancel')}
      </Button>
    </Flex>
  );
}

const ADDABLE: { kind: string; label: string; Form: ComponentType<AddProps> }[] = [
  { kind: 'vaccinations', label: 'Vaccination', Form: AddVaccination },
  { kind: 'weights', label: 'Weight', Form: AddWeight },
  { kind: 'medicines', label: 'Medicine', Form: AddMedicine },
  { kind: 'documents', label: 'Document', Form: AddFile },
];

/** The one button that adds to a story: it asks what, and the form comes below the story's head. */
export function AddButton({ onAdd }: { onAdd: (kind: string) => void }) {
  const say = useSay();
  return (
    <MenuRoot positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => onAdd(value)}>
      <MenuTrigger asChild>
        <Button variant="subtle">
          <Plus aria-hidden /> {say('Add')}
        </Button>
      </MenuTrigger>
      <Portal>
        <MenuPositioner>
          <MenuContent bg="surface" rounded="panel" boxShadow="float" p="2">
            {ADDABLE.map(({ kind, label }) => (
              <MenuItem key={kind} value={kind} minH="12">
                {say(label)}
              </MenuItem>
            ))}
          </MenuContent>
        </MenuPositioner>
      </Portal>
    </MenuRoot>
  );
}

/** The form of what was chosen; nothing while nothing was. */
export function AddForm({ kind, ...add }: AddProps & { kind: string | null }) {
  const Form = ADDABLE.find((each) => each.kind === kind)?.Form;
  return Form ? <Form {...add} /> : null;
}
