import { ClickOnMount } from '../../../../.storybook/blocks/ClickOnMount';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { NavMenu, type NavMenuProps } from './NavMenu';

const menu = (props: Partial<NavMenuProps>) => (
  <ClickOnMount>
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
  </ClickOnMount>
);

export const guide: Guide = {
  whenToUse: 'A group of pages in the main menu, such as ABOUT and OUR PROJECTS.',
  whenNotToUse: ['A single page: a link.', 'Actions: a menu of the admin app.'],
  anatomy: {
    width: 300,
    height: 260,
    example: menu({}),
    parts: [
      {
        selector: 'button',
        name: 'Button',
        text: 'opens the list; marked while one of its pages is shown.',
      },
      { selector: '.items', name: 'List', text: 'of links; a long one scrolls.' },
      { selector: '[aria-current=page]', name: 'Current page', text: 'marked.' },
      {
        selector: '[role=menu] > a',
        name: 'Last link',
        text: 'to the full list; it stays in view.',
      },
    ],
  },
  doDont: {
    do: { text: 'keep labels to one or two words.', example: menu({}) },
    dont: {
      text: 'write sentences: the menu covers the page.',
      example: menu({
        label: 'SEE WHAT WE DO',
        items: [
          { href: '/projects/1', label: 'How the people of Chigumula village got their water' },
          { href: '/projects/2', label: 'Why the school in Salima needed so many new desks' },
        ],
      }),
    },
  },
  do: ['A long list scrolls; pass the link to the full list as `last`, which stays visible.'],
  dont: ["Don't open it on hover alone.", "Don't nest menus."],
  accessibility:
    'A menu button as in the W3C pattern: the arrows open it and move within it, Escape closes it and returns the focus. The current page\'s link has `aria-current="page"`; a parent page\'s link has `aria-current="true"`, and so does the button in both cases.',
};
