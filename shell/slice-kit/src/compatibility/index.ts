export { type HostOffer, type Incompatibility, incompatibilities } from './incompatibilities.ts';
