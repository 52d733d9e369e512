import { auth } from './auth';
import { caseStudies } from './caseStudies';
import { comments } from './comments';
import { contactDetails } from './contactDetails';
import { donationDetails } from './donationDetails';
import { events, upcomingEvents } from './events';
import { heroSlides } from './heroSlides';
import { logo } from './logo';
import { members } from './members';
import { messages } from './messages';
import { pageHero } from './pageHero';
import { partners } from './partners';
import { projects, projectTitles } from './projects';
import { quote } from './quote';
import { updates } from './updates';
import { uploadPicture } from './uploadPicture';
import { useCases } from './useCases';

/** Every documented call (SPEC section 7). They reject with the client's error: see `errorText`, `isNotFound`. */
export const api = {
  auth,
  caseStudies,
  comments,
  contactDetails,
  donationDetails,
  events,
  heroSlides,
  logo,
  members,
  messages,
  pageHero,
  partners,
  projects,
  projectTitles,
  quote,
  upcomingEvents,
  updates,
  uploadPicture,
  useCases,
};
