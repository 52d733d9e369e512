import type { PageKey } from 'api-client/entities';
import type { BannerName } from '../pictures/catalogue';

/** The banner of each page. */
export const PAGE_HEROES: Record<PageKey, { title: string; picture: BannerName }> = {
  about: { title: 'About Lamp of Mercy Trust', picture: 'banner-about' },
  'who-we-serve': { title: 'Who We Serve', picture: 'banner-serve' },
  'case-studies': { title: 'Case Studies', picture: 'banner-case-studies' },
  updates: { title: 'News & Updates', picture: 'banner-news' },
  events: { title: 'Our Events', picture: 'banner-events' },
  'use-cases': { title: 'Our Use Cases', picture: 'banner-use-cases' },
  'contact-us': { title: 'Contact Us', picture: 'banner-contact' },
  donation: { title: 'Support Our Mission', picture: 'banner-donate' },
  mission: { title: 'Our Mission', picture: 'banner-mission' },
  'get-involved': { title: 'Get Involved', picture: 'banner-involved' },
  projects: { title: 'Our Projects', picture: 'banner-projects' },
};
