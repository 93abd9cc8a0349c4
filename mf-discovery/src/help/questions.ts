import type { Question } from './search-questions.ts';

/** What people ask. `id` is the fragment of the address that opens the question. */
export const QUESTIONS = [
  {
    id: 'find',
    topic: 'Finding a veterinarian',
    question: 'How do I find a veterinarian near me?',
    answer:
      'Search on the home page by name, specialty or city, or open Find Vets and filter by specialty, availability, rating and the kind of pet you have. A profile shows the address, the opening hours and the next free times.',
  },
  {
    id: 'ratings',
    topic: 'Finding a veterinarian',
    question: 'Where do the ratings come from?',
    answer:
      'Only from visits that took place. A pet owner can review a veterinarian once for each completed appointment, and nobody else can. Only the newest review of each owner counts. A veterinarian without reviews yet is marked “New”.',
  },
  {
    id: 'availability',
    topic: 'Finding a veterinarian',
    question: 'What does “Available today” mean?',
    answer:
      'The veterinarian has at least one free time left today, Warsaw time. It is calculated from their working hours, their days off and the visits already booked.',
  },
  {
    id: 'account-needed',
    topic: 'Booking a visit',
    question: 'Do I need an account to book?',
    answer:
      'No. Most veterinarians take guests: give your name and phone number, and you get a link to move or cancel the visit. With an account, which is free, your visits and your pets’ records are in one place.',
  },
  {
    id: 'book',
    topic: 'Booking a visit',
    question: 'How do I book an appointment?',
    answer:
      'Open a veterinarian’s profile, choose “Book an Appointment”, tell us which pet is coming, pick a free date and time, and say what the visit is about. You can book at any hour of the day.',
  },
  {
    id: 'taken',
    topic: 'Booking a visit',
    question: 'What if somebody else takes the time first?',
    answer:
      'A time can only be booked once. If it is taken while you are filling in the form, nothing you typed is lost, and we offer you the nearest free times.',
  },
  {
    id: 'price',
    topic: 'Booking a visit',
    question: 'What does booking cost?',
    answer:
      'Booking on Veto is free for pet owners. The veterinarian charges for the visit itself: the profile shows the prices that they have listed, and you can ask about others before you come.',
  },
  {
    id: 'cancel',
    topic: 'Your appointments',
    question: 'How do I cancel or move an appointment?',
    answer:
      'Open My Appointments, find the visit under Upcoming, and choose Cancel or Reschedule. A cancelled time becomes free for others at once. Your old time stays yours until the veterinarian has agreed to a new one.',
  },
  {
    id: 'past',
    topic: 'Your appointments',
    question: 'Where do I see what happened at the visit?',
    answer:
      'Once the veterinarian has completed the visit it moves to Past Appointments. “View Details” shows when it was, for which pet, and the note that the veterinarian left.',
  },
  {
    id: 'pets',
    topic: 'Your pets',
    question: 'Who can see my pets’ health records?',
    answer:
      'You, the people you invite to care for a pet, as far as you allow, and a veterinarian you book. The veterinarian reads the record of the pet that the visit is for, until 30 days after it, unless you say no on the pet’s page, under Sharing. A link to its passport shows only what you tick.',
  },
  {
    id: 'photo',
    topic: 'Your pets',
    question: 'Which photos can I upload?',
    answer: 'JPEG, PNG, WebP or HEIC, as telephones take them. A large photo is made smaller before it is sent.',
  },
  {
    id: 'password',
    topic: 'Your account',
    question: 'I forgot my password. What now?',
    answer:
      'Choose “Forgot password?” on the sign-in page and enter your email address. We send you a link to set a new one.',
  },
  {
    id: 'remember',
    topic: 'Your account',
    question: 'What does “Remember me” do?',
    answer:
      'With it you stay signed in on this device. Without it your session ends when you close the browser tab: better on a computer that you share.',
  },
  {
    id: 'join',
    topic: 'For veterinarians',
    question: 'I am a veterinarian. How do I join?',
    answer:
      'Register and choose “Veterinarian”, complete your profile and send us your licence. You are listed once we have checked it and your name, city and specialty are set, and pet owners can book you once you have set your working hours.',
  },
  {
    id: 'answer-review',
    topic: 'For veterinarians',
    question: 'Can I answer a review?',
    answer:
      'Yes. Your answer appears under the review. Reviews themselves cannot be edited or removed by the veterinarian they are about.',
  },
  {
    id: 'emergency',
    topic: 'Emergencies',
    question: 'My pet needs help right now. What do I do?',
    answer:
      'Do not wait for an online booking: call the nearest clinic. Our emergency page has the number of the nearest veterinarian who takes emergencies now, and says what to do first.',
  },
] as const satisfies readonly Question[];
