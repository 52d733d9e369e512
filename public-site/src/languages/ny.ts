import type { Catalogue } from './catalogue';

/**
 * Chichewa. None of these texts has been confirmed yet: a native speaker moves a text from `toReview` to `reviewed`
 * (docs/languages.md). Texts that are not here are shown in English.
 */
const ny: Catalogue = {
  pluralsLike: 'en',

  toReview: {
    // Menu, header and footer
    'Skip to content': 'Pitani ku nkhani ya patsamba',
    'Main menu': 'Mndandanda waukulu',
    Menu: 'Mndandanda',
    'Open menu': 'Tsegulani mndandanda',
    'Close menu': 'Tsekani mndandanda',
    HOME: 'KUNYUMBA',
    ABOUT: 'ZA IFE',
    'OUR PROJECTS': 'MAPULOJEKITI ATHU',
    'CASE STUDIES': 'NKHANI ZA ANTHU',
    'WHO WE SERVE': 'OMWE TIMATUMIKIRA',
    SEARCH: 'FUFUZANI',
    DONATE: 'PEREKANI',
    Search: 'Fufuzani',
    'About Us': 'Za Ife',
    Events: 'Zochitika',
    'News & Updates': 'Nkhani Zatsopano',
    'Contact Us': 'Lumikizanani Nafe',
    'View All Projects': 'Onani Mapulojekiti Onse',
    'Our Mission': 'Cholinga Chathu',
    'Get Involved': 'Tithandizeni',
    'Use Cases': 'Momwe Zimagwirira Ntchito',
    'Who We Serve': 'Omwe Timatumikira',
    'Our Projects': 'Mapulojekiti Athu',
    'Case Studies': 'Nkhani za Anthu',
    Donate: 'Perekani',
    'Quick links': 'Malinki ofulumira',
    'Contact information': 'Momwe mungatipezere',
    Newsletter: 'Kalata ya nkhani',
    'Our newsletter has not started yet. Nothing that you enter here is sent or stored.':
      'Kalata yathu ya nkhani siinayambe. Zimene mulembe apa sizitumizidwa kapena kusungidwa.',
    'Your email address': 'Imelo yanu',
    'I would like to receive news by email.': 'Ndikufuna kulandira nkhani kudzera pa imelo.',
    'Thank you for your interest. Nothing was sent or stored, because our newsletter has not started yet.':
      'Zikomo chifukwa cha chidwi chanu. Palibe chimene chatumizidwa kapena kusungidwa, chifukwa kalata yathu ya nkhani siinayambe.',
    Subscribe: 'Lembetsani',
    'Loading the page': 'Tsamba likubwera',
    'Loading the projects…': 'Mapulojekiti akubwera…',
    'Some of this is not translated yet and is shown in English.':
      'Zina mwa izi sizinamasuliridwebe, ndipo zili mu Chingelezi.',
    'Failed to fetch project titles.': 'Mayina a mapulojekiti sanapezeke.',
  },

  reviewed: {},
};

export default ny;
