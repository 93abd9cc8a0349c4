import { formatDay } from '../calendar/index.ts';
import type { News, NewsLanguage } from './news-language.ts';

const nameOf = ({ personName }: News) => personName ?? 'Somebody';

/** A sitter's days. */
const daysOf = ({ date, newDate }: News) =>
  newDate && `${date ? `${formatDay(date)} –` : 'until'} ${formatDay(newDate)}`;

/** What is said of the people who care for a pet; `date` and `newDate` are a sitter's days. */
export const HOUSEHOLD_NEWS: NewsLanguage['told'] = {
  carer_joined: (news) => ({
    title: `${nameOf(news)} accepted your invitation`,
    text: daysOf(news)
      ? `${nameOf(news)} looks after ${news.pet}: ${daysOf(news)}.`
      : `${nameOf(news)} now cares for ${news.pet}.`,
  }),
  carer_left: (news) => ({
    title: `${nameOf(news)} left your household`,
    text: `${nameOf(news)} no longer cares for ${news.pet}.`,
  }),
  pet_handed_over: (news) =>
    news.outcome === 'received'
      ? {
          title: `${news.pet} is yours now`,
          text: `${nameOf(news)} handed ${news.pet} over to you, with the record, the documents and the passport.`,
        }
      : {
          title: `${news.pet} has a new owner`,
          text: `You handed ${news.pet} over to ${nameOf(news)}. You stay as a carer until ${nameOf(news)} decides otherwise.`,
        },
  sitting_begins: (news) => ({
    title: `Your time with ${news.pet} begins tomorrow`,
    text: `You look after ${news.pet}: ${daysOf(news) ?? ''}.`,
  }),
  sitting_ends: ({ pet }) => ({
    title: `Your time with ${pet} ends today`,
    text: `At midnight the page of ${pet} closes for you.`,
  }),
};
