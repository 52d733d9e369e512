import { caseStudies, documents, events, projects, updates, useCases } from '@charity-site/api-client/entities';
import { contentArea, type AreaGroup } from '../area';

export const content: AreaGroup = {
  label: 'Content',
  areas: [
    contentArea(updates, {
      icon: 'updates',
      appearance: { text: 'On the page News & Updates; the three newest also on the home page.', href: '/news' },
    }),
    contentArea(events, {
      icon: 'events',
      appearance: { text: 'In the calendar of the page Events.', href: '/events' },
    }),
    contentArea(projects, {
      icon: 'projects',
      appearance: { text: 'On the page Our Projects and in the menu.', href: '/projects' },
    }),
    contentArea(caseStudies, {
      icon: 'caseStudies',
      appearance: { text: 'On the page Case Studies; the three newest also on the home page.', href: '/case-studies' },
    }),
    contentArea(useCases, {
      icon: 'useCases',
      appearance: { text: 'On the page Use Cases, which the footer links to.', href: '/use-cases' },
    }),
    contentArea(documents, {
      icon: 'documents',
      appearance: { text: 'On the page Documents, which every footer links to.', href: '/documents' },
    }),
  ],
};
