export {
  Ticket,
  TicketActions,
  TicketBand,
  type TicketDate,
  TicketFact,
  TicketHeader,
  type TicketHeaderProps,
  type TicketProps,
} from './ticket.tsx';
