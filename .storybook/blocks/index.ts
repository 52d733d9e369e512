export { Anatomy } from './Anatomy';
export { DoAndDont } from './DoAndDont';
export { InBothSchemes } from './InBothSchemes';
export { Signposts } from './Signposts';
export { StatusBadge } from './StatusBadge';
