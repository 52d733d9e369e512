import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import home from '../docs/pictures/home.jpg';
import { Banner, ListScreen, Pager } from '@charity-site/ui-kit';
import kit from '../ui-kit/package.json' with { type: 'json' };
import { artwork } from './artwork';
import { LiveExample } from './blocks/LiveExample';
import type { NavigationTile } from './blocks/NavigationTiles';

const nothing = () => {};

const list = (
  <ListScreen
    heading="Manage Latest Updates"
    listHeading="Existing Updates"
    addLabel="Add New Update"
    onAdd={nothing}
    search=""
    searchPlaceholder="Search by title..."
    onSearch={nothing}
    view="grid"
    onView={nothing}
    status="loaded"
    items={[
      {
        id: '1',
        title: 'Clean water for Chigumula',
        notes: ['21 November 2026'],
        picture: artwork.borehole,
      },
      {
        id: '2',
        title: 'Desks for the school',
        notes: ['2 November 2026'],
        picture: artwork.lesson,
      },
      {
        id: '3',
        title: 'Nets that let small fish go',
        notes: ['14 October 2026'],
        picture: artwork.boats,
      },
    ]}
    emptyMessage="No updates found."
    page={1}
    totalPages={1}
    pageSize={10}
    onPage={nothing}
    onEdit={nothing}
    onDelete={nothing}
  />
);

const components = (
  <Stack spacing={3}>
    <Banner kind="success">Update item saved as a draft.</Banner>
    <Pager page={2} totalPages={7} onPage={nothing} />
  </Stack>
);

const COLOURS = ['kit.deep', 'primary.main', 'secondary.main', 'error.main', 'kit.wash'];

/** The tiles of the Welcome page. */
export const welcomeTiles: readonly NavigationTile[] = [
  {
    name: 'Pages',
    path: '/story/pages-public-site--home',
    text: 'The real screens of the site and the admin area. Everything is interactive; nothing is saved.',
    picture: <img src={home} alt="" />,
  },
  {
    name: 'Patterns',
    path: '/docs/patterns-list-screens--guide',
    text: 'Whole tasks: list screens, modals, the calendar, the hero carousel.',
    picture: <LiveExample example={list} width={1000} zoom={0.28} />,
  },
  {
    name: 'Foundations',
    path: '/docs/foundations-colour--guide',
    text: 'Colours with their contrasts, type, spacing, shapes, icons, motion and writing.',
    picture: (
      <Stack sx={{ width: '100%', height: '100%' }}>
        <Typography variant="h2" component="span" sx={{ m: 'auto' }}>
          Zikomo
        </Typography>
        <Stack direction="row" sx={{ height: '45%' }}>
          {COLOURS.map((colour) => (
            <Box key={colour} sx={{ flex: 1, bgcolor: colour }} />
          ))}
        </Stack>
      </Stack>
    ),
  },
  {
    name: 'Components',
    path: '/docs/components-anchor--docs',
    text: 'Each with its purpose, anatomy, both schemes, rules, props and states.',
    picture: <LiveExample example={components} width={460} zoom={0.55} />,
  },
  {
    name: 'Guides',
    path: '/docs/guides-build-a-remote--docs',
    text: 'For a team that builds another part on this library.',
    picture: (
      <Box sx={{ fontFamily: 'monospace', fontSize: 15, lineHeight: 2 }}>
        {['npm run new-remote -- shop', 'npm run dev -w shop', 'npm run release -- shop'].map(
          (command) => (
            <div key={command}>{command}</div>
          ),
        )}
      </Box>
    ),
  },
  {
    name: 'What changed',
    path: '/docs/guides-what-changed--docs',
    text: 'The changes of each version, newest first.',
    picture: (
      <Typography variant="h1" component="span">
        {kit.version}
      </Typography>
    ),
  },
];
