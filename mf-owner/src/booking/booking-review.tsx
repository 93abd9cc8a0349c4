import type { BookingForm } from '@veto/shared-data/booking';
import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { answeredQuestions, type SymptomsDraft } from '@veto/shared-data/symptoms';
import { doctorName, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { type VisitType, visitTypeText } from '@veto/shared-data/visit-types';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { Text } from '@veto/shared-ui/text';
import { useWatch } from 'react-hook-form';

export interface BookingReviewProps {
  form: BookingForm;
  veterinarian: VeterinarianCard | null;
  type: VisitType;
  symptoms: SymptomsDraft;
}

/** All that is about to be sent, once more. */
export default function BookingReview({ form, veterinarian, type, symptoms }: BookingReviewProps) {
  const [petName, petType, date, time, reason] = useWatch({
    control: form.control,
    name: ['petName', 'petType', 'date', 'time', 'reason'],
  });
  const facts: LabelledFact[] = [
    ['Pet', petName && `${petName} (${petType || 'no type yet'})`],
    ['Veterinarian', veterinarian && `${doctorName(veterinarian.name)}, ${placeOf(veterinarian)}`],
    ['When', date && time && `${formatLongDate(date)} at ${formatTime24(time)}`],
    ['Reason', reason.trim()],
    ['Visit type', type.id === null ? null : visitTypeText(type)],
    ['Before you come', type.preparation],
    [
      'Answers',
      answeredQuestions(symptoms.answers)
        .map(({ question, answer }) => `${question} ${answer}`)
        .join('\n'),
    ],
    ['Photos', symptoms.photos.map(({ name }) => name).join(', ')],
  ];
  return (
    <>
      <FactList facts={facts} />
      {facts.slice(0, 4).some(([, value]) => !value) && (
        <Text color="muted">Something is missing: the steps without a check mark say what.</Text>
      )}
    </>
  );
}

const placeOf = ({ location, address, city }: VeterinarianCard) =>
  [location, address, location !== city && city].filter(Boolean).join(', ');
