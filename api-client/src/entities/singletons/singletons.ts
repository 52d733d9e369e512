/** The singletons that exist once, one line each. */
export { aboutUs, type AboutUs } from './aboutUs';
export { colours, type Colours } from './colours';
export { commentSettings, type CommentSettings } from '../inbox/comment';
export { giftSettings, type GiftSettings } from '../inbox/gift';
export { contactDetails, type ContactDetails } from './contactDetails';
export { donationDetails, type DonationDetails } from './donationDetails';
export { figures, type Figures } from './figures';
export { giving, type Giving } from './giving';
export { groups, type Groups } from './groups';
export { logo, type Logo } from './logo';
export { notice, type Notice } from './notice';
export { organisation, type Organisation } from './organisation';
export { accessibility, privacy, safeguarding, type Policy } from './policies';
export { quote, type Quote } from './quote';
export { redirects, type Redirects } from './redirects';
