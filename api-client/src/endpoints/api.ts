/**
 * The API calls (docs/product.md 7) that no definition creates; see `contentApi` and `singletonApi`
 * for the others. They reject with the HTTP client's error: see `errorText`, `isNotFound`.
 */
export { alerts } from './alerts';
export { auth } from './auth';
export { bookings } from './bookings';
export { comments } from './comments';
export { dashboard, siteCopy, stillRight } from './dashboard';
export { calendarEvents, upcomingEvents } from './events';
export { find } from './adminSearch';
export { gifts } from './gifts';
export { history } from './history';
export { autosaves } from './autosaves';
export { mail } from './mail';
export { messages } from './messages';
export { pageHero } from './pageHero';
export { people } from './people';
export { pictures } from './pictures';
export { projectTitles } from './menuItems';
export { releases } from './releases';
export { reviews } from './reviews';
export { previewSession } from './previews';
export { siteSearch } from './siteSearch';
export { texts } from './texts';
export { translations } from './translations';
export { trash } from './trash';
export { uploadPicture } from './uploadFile';
