import type { Animal, Words } from './animals.ts';

type ByRating = Record<number, Words> & { 5: Words };

/** How owners begin, by rating. Reviews below four stars are an opening and a closing alone. */
export const OPENINGS: ByRating = {
  5: [
    'Could not be better.',
    'We had been looking for a practice like this for years.',
    'Friendly from the first minute.',
    'Right on time, which is rare enough.',
    'Clear words instead of Latin.',
    'The best decision we made for {pet} this year.',
    'Calm, patient and thorough.',
    'Warmly recommended.',
    'No pressure to do more than needed.',
    'Fair price, spotless practice.',
    'You can see that animals are loved here.',
  ],
  4: [
    'Very competent and friendly.',
    'Good examination and clear explanations.',
    'We are happy with the treatment of {pet}.',
    'A kind team that knows its work.',
    'All in all a good visit.',
    'We would come again.',
    'Solid work.',
  ],
  3: [
    '{pet} was treated well, but the visit itself was hectic.',
    'The treatment of {pet} helped.',
    'Competent, though a little short with answers about {pet}.',
    'Medically fine for {pet}, the rest less so.',
    'It was all right in the end for {pet}.',
  ],
  2: [
    'The appointment of {pet} was moved twice.',
    'We had expected more for {pet}.',
    'Not our best visit with {pet}.',
    '{pet} was looked after, but we felt in the way.',
  ],
};

/** How they end. */
export const CLOSINGS: ByRating = {
  5: [
    'Thank you from all of us!',
    'We will come back with an easy mind.',
    'The phone call the next day was a lovely surprise.',
    'We understood every step.',
    '{pet} will be back next year.',
    'Worth every kilometre of the way.',
    'Thank you for the time you took.',
  ],
  4: [
    'Only parking is difficult.',
    'The waiting room was full, so bring some time.',
    'A little more time for questions would have been nice.',
    'The telephone was engaged for a while before we got through.',
    'One star less for the wait.',
  ],
  3: [
    'We waited forty minutes in spite of the appointment.',
    'We had to ask twice what the tablets are for.',
    'The bill was higher than we had been told.',
    'Next time we would like to be told more.',
    'The waiting room was loud and dogs and cats sat side by side.',
    'It took three calls to get an appointment.',
  ],
  2: [
    'In the end the problem was solved, but with too little explanation.',
    'Nobody called back although it was promised.',
    'We waited an hour and were out again after five minutes.',
  ],
};

/** What shows how an animal felt. */
export const OF_ANIMAL: Record<Animal, Words> = {
  dog: [
    '{pet} pulls us to the door by now, tail wagging.',
    'Our dog, who trembles at every other vet, lay down and fell asleep.',
    'There was a biscuit for {pet}, and that settled the matter.',
    '{pet} gave a paw at the end without being asked.',
  ],
  cat: [
    'Even {pet}, who hides from everybody, came out of the carrier without a fight.',
    'Our cat purred on the table, which we would not have believed.',
    '{pet} was examined in the lower half of the carrier and stayed calm.',
    'A separate corner for cats: {pet} never saw a dog.',
  ],
  rabbit: [
    '{pet} was held as a rabbit should be held, and did not kick once.',
    'Somebody who knows rabbits: {pet} got hay before anything else.',
    '{pet} was eating again on the way home, and every rabbit owner knows what that means.',
  ],
  hamster: [
    'So much care for an animal of a hundred grams!',
    '{pet} was weighed in a teacup and did not mind.',
    'Nobody smiled at us for coming with a hamster.',
  ],
  bird: [
    '{pet} was caught with one quick, gentle grip and sat on the perch again a minute later.',
    'The lights were dimmed so that {pet} would not panic.',
    '{pet} whistled all the way home.',
  ],
  reptile: [
    'The table was warmed for {pet} before we even came in.',
    '{pet} looked around with interest instead of pulling in the head.',
    'Finally somebody who asked about lamp and temperature of the terrarium first.',
  ],
  fish: [
    'They looked at the water before they looked at {pet}, which is exactly right.',
    'We came with a bucket and were taken seriously.',
  ],
  other: [
    '{pet} ran up three sleeves and everybody stayed calm.',
    'Rarely do you meet somebody who has treated an animal like {pet} before.',
    '{pet} tried to steal the stethoscope and was forgiven.',
  ],
};

/** How veterinarians answer. */
export const ANSWERS: Record<'thanks' | 'sorry', Words> = {
  thanks: [
    'Thank you! Give {pet} a gentle pat from all of us.',
    'Thank you for your trust, and see you and {pet} at the check-up.',
    'What a nice thing to read. Greetings to {pet}!',
    'We are glad that {pet} is well again.',
    'Thank you, {pet} was a model patient.',
    'It was a pleasure to meet {pet}.',
    'Many thanks, also on behalf of the assistants, who still talk about {pet}.',
  ],
  sorry: [
    'We are sorry about the wait with {pet}. We have since added time between appointments.',
    'Thank you for being frank. Please telephone us, we would like to explain the treatment of {pet} again.',
    'You are right, that should have gone better. Get well soon, {pet}!',
    'We are sorry, and glad that {pet} is better nevertheless.',
  ],
};
