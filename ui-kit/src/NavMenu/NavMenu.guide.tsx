import { Pressed } from '../../../.storybook/blocks/Pressed';
import type { Guide } from '../../../.storybook/blocks/guide';
import { NavMenu, type NavMenuProps } from './NavMenu';

const menu = (props: Partial<NavMenuProps>) => (
  <Pressed button="button">
    <NavMenu
      label="OUR PROJECTS"
      items={[
        { href: '/projects/1', label: 'Water for Chigumula' },
        { href: '/projects/2', label: 'Desks for Salima' },
      ]}
      last={{ href: '/projects', label: 'View All Projects' }}
      currentPath="/projects/1"
      {...props}
    />
  </Pressed>
);

export const guide: Guide = {
  anatomy: {
    width: 300,
    height: 260,
    show: menu({}),
    parts: [
      { at: 'button', name: 'Button', text: 'opens the list; marked on each of its pages.' },
      { at: '.items', name: 'List', text: 'of links; a long one scrolls.' },
      { at: '[aria-current=page]', name: 'Current page', text: 'marked.' },
      { at: '[role=menu] > a', name: 'Last link', text: 'to all of them; it stays in view.' },
    ],
  },
  pairs: [
    {
      do: { says: 'keep labels to one or two words.', width: 300, height: 260, show: menu({}) },
      dont: {
        says: 'write sentences: the menu covers the page.',
        width: 300,
        height: 260,
        show: menu({
          label: 'SEE WHAT WE DO',
          items: [
            { href: '/projects/1', label: 'How the people of Chigumula village got their water' },
            { href: '/projects/2', label: 'Why the school in Salima needed so many new desks' },
          ],
        }),
      },
    },
  ],
};
