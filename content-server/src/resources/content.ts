/** The listed content types, one line each; a new one's line goes here. */
export { caseStudies } from './caseStudies';
export { events } from './events';
export { executiveMembers } from './executiveMembers';
export { heroSlides } from './heroSlides';
export { partners } from './partners';
export { projects } from './projects';
export { updates } from './updates';
export { useCases } from './useCases';
