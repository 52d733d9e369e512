import { api } from '@charity-site/api-client';
import { type AreaGroup } from '../area';

export const inbox: AreaGroup = {
  label: 'Inbox',
  areas: [
    {
      path: 'messages',
      isForAdministrators: true,
      label: 'Messages',
      icon: 'messages',
      list: api.messages.query,
      screen: async () => (await import('../messages/MessagesScreen')).MessagesScreen,
    },
    {
      path: 'comments',
      isForAdministrators: true,
      label: 'Comments',
      appearance: { text: 'Below the news item that they are about.', href: '/news' },
      icon: 'comments',
      list: api.comments.query,
      screen: async () => (await import('../comments/CommentsScreen')).CommentsScreen,
    },
  ],
};
