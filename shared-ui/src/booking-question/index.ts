export { BookingQuestion, type BookingQuestionProps } from './booking-question.tsx';
