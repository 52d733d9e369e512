/** Every documented call (docs/product.md 7), one line a file; a new content type's line goes here. */
export { auth } from './auth';
export { caseStudies } from './caseStudies';
export { comments } from './comments';
export { contactDetails } from './contactDetails';
export { donationDetails } from './donationDetails';
export { events, upcomingEvents } from './events';
export { heroSlides } from './heroSlides';
export { logo } from './logo';
export { members } from './members';
export { messages } from './messages';
export { pageHero } from './pageHero';
export { partners } from './partners';
export { projects, projectTitles } from './projects';
export { quote } from './quote';
export { releases } from './releases';
export { updates } from './updates';
export { uploadPicture } from './uploadPicture';
export { useCases } from './useCases';
