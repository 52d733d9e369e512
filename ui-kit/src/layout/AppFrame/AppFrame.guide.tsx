import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { AreaIcon } from '../../media/AreaIcon/AreaIcon';
import { AppFrame, type AppFrameProps } from './AppFrame';

const frame = (props: Partial<AppFrameProps>) => (
  <AppFrame
    organisation="Lamp of Mercy Trust"
    groups={[
      {
        label: '',
        items: [
          { label: 'Today', href: '/admin', icon: <AreaIcon name="dashboard" /> },
          {
            label: 'Inbox',
            href: '/admin/messages',
            icon: <AreaIcon name="messages" />,
            badge: { count: 5, text: '5 unread' },
            items: [
              { label: 'Messages', href: '/admin/messages', icon: <AreaIcon name="messages" /> },
            ],
          },
          { label: 'News', href: '/admin/updates', icon: <AreaIcon name="updates" /> },
        ],
      },
    ]}
    currentPath="/admin/updates"
    breadcrumbs={[{ label: 'Today', href: '/admin' }, { label: 'Updates' }]}
    userName="Grace Banda"
    userMenu={[{ label: 'Logout', onSelect: () => {} }]}
    onSearch={() => {}}
    footer="Back to the site"
    {...props}
  >
    {props.children ?? <Typography variant="h3">Manage Latest Updates</Typography>}
  </AppFrame>
);

export const guide: Guide = {
  whenToUse: 'Once, around all screens of the admin area.',
  whenNotToUse: ['Public pages: they have their own header, menu and footer.', 'The login page.'],
  anatomy: {
    width: 1180,
    height: 620,
    zoom: 0.48,
    example: frame({}),
    parts: [
      {
        selector: '[data-state]',
        name: 'Sidebar',
        text: 'open, minimized to icons with their names, or closed. On a phone it opens over the content.',
      },
      {
        selector: 'header',
        name: 'Header',
        text: 'stays in view: ‘Toggle sidebar’, breadcrumbs, search and the user menu.',
      },
      {
        selector: '[aria-label=breadcrumb]',
        name: 'Breadcrumbs',
        text: 'the path to this screen, whose name comes last.',
      },
      { selector: 'main', name: 'Main', text: 'the screen, at most 1320 px wide.' },
    ],
  },
  doDont: {
    do: {
      text: 'keep the actions of a screen in the screen.',
      example: frame({
        children: (
          <div style={{ display: 'flex', justifyContent: 'space-between' }}>
            <Typography variant="h3">Manage Latest Updates</Typography>
            <Button variant="contained">Add New Update</Button>
          </div>
        ),
      }),
    },
    dont: {
      text: 'write actions into the breadcrumbs or the header.',
      example: frame({
        breadcrumbs: [
          { label: 'Today', href: '/admin' },
          { label: 'Add New Update' },
          { label: 'Export' },
        ],
      }),
    },
  },
  do: [
    'Use AreaIcon for each area, and a badge only for items that need a response.',
    "Let the last breadcrumb be the screen's own name.",
  ],
  dont: [
    "Don't add a third level to the sidebar, or more entries than are visible without scrolling: group links under an entry.",
  ],
  accessibility: `
- Landmarks \`banner\`, \`navigation\` (‘Administration’, ‘breadcrumb’), \`main\`, \`contentinfo\`; a link ‘Skip to content’ comes first.
- The button ‘Toggle sidebar’ has \`aria-expanded\`. The sidebar's \`data-state\` is open, minimized or closed; when it is closed, its links are inert.
- An entry with \`items\` is a button with \`aria-expanded\`. It opens for the current screen; one that a person opened stays open in this browser.
- On a phone, \`bar\` shows its links, the button ‘Add’ and the menu at the lower edge, within reach of a thumb. Sticky content at the lower edge uses \`bottom: var(--frame-foot)\`.
- The user menu is a menu button as in the W3C pattern; badges have a text with what they count.`,
};
