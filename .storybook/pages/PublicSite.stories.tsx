import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import { darkPaletteVariables, paletteVariables } from '@charity-site/api-client/entities';
import routes from '../../public-site/src/routes';
import { loadSitePage, SitePage } from './SitePage';

const meta: Meta<typeof SitePage> = {
  title: 'Pages/Public site',
  component: SitePage,
  loaders: [loadSitePage],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 900 } } },
  args: { routes, path: '/' },
  argTypes: { routes: { control: false } },
};
export default meta;
type Story = StoryObj<typeof SitePage>;

export const Home: Story = {};
export const HomeLoading: Story = { args: { server: 'silent' } };
export const HomeFailed: Story = { args: { server: 'failing' } };
export const HomeEmpty: Story = { args: { server: 'empty' } };
export const HomeOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
const OTHER_COLOURS = { main: '#5b2a86', accent: '#00a5a8', third: '#8a1c4a' };

/** CSS with the variables of one scheme, which the toolbar sets as an attribute. */
const inScheme = (scheme: string, variables: Record<string, string>) =>
  `[data-color-scheme=${scheme}][data-color-scheme]{${Object.entries(variables)
    .map((declaration) => declaration.join(':'))
    .join(';')}}`;

/** The home page in an organisation's own colours; other colours are derived from them. */
export const HomeInOtherColours: Story = {
  decorators: [
    (Page) => (
      <>
        <style>
          {inScheme('light', paletteVariables(OTHER_COLOURS)) +
            inScheme('dark', darkPaletteVariables(OTHER_COLOURS))}
        </style>
        <Page />
      </>
    ),
  ],
};
export const About: Story = { args: { path: '/about' } };
export const Mission: Story = { args: { path: '/mission' } };
export const WhoWeServe: Story = { args: { path: '/who-we-serve' } };
export const News: Story = { args: { path: '/news' } };
export const NewsFailed: Story = { args: { path: '/news', server: 'failing' } };
export const NewsEmpty: Story = { args: { path: '/news', server: 'empty' } };
export const UpdateDetail: Story = { args: { path: '/updates/updates-1' } };
export const UpdateNotFound: Story = { args: { path: '/updates/unknown' } };
export const Events: Story = { args: { path: '/events' } };
export const EventsOnAPhone: Story = {
  args: { path: '/events' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const EventDetail: Story = { args: { path: '/events/events-1' } };
export const Projects: Story = { args: { path: '/projects' } };
export const ProjectDetail: Story = { args: { path: '/projects/projects-1' } };
export const CaseStudies: Story = { args: { path: '/case-studies' } };
export const UseCases: Story = { args: { path: '/use-cases' } };
export const ContactUs: Story = { args: { path: '/contact-us' } };
export const Donate: Story = { args: { path: '/donate' } };
export const DonateOnline: Story = {
  args: { path: '/donate' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole(
      'button',
      { name: 'Donate Online' },
      { timeout: 5000 },
    );
    await userEvent.click(button);
    await within(document.body).findByRole('button', { name: 'OK' });
  },
};
export const GetInvolved: Story = { args: { path: '/get-involved' } };
