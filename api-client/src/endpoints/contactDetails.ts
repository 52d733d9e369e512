import type { ContactDetails } from '../entities/contactDetails';
import { recordCalls } from './record';

/** How to reach the charity. */
export const contactDetails = recordCalls<ContactDetails>('/content/contact-details');
