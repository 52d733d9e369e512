import type { DonationDetails } from '../entities/donationDetails';
import { recordCalls } from './record';

/** The bank account for donations. */
export const donationDetails = recordCalls<DonationDetails>('/content/donation-details');
