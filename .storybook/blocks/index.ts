export { Anatomy } from './Anatomy';
export { DoAndDont } from './DoAndDont';
export { StatusBadge } from './StatusBadge';
