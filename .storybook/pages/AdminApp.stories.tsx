import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import routes from '../../admin-app/src/routes';
import { loadSitePage, SitePage } from './SitePage';

const meta: Meta<typeof SitePage> = {
  title: 'Pages/Admin app',
  component: SitePage,
  loaders: [loadSitePage],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 900 } } },
  args: { routes, path: '/admin', signedIn: true },
  argTypes: { routes: { control: false } },
};
export default meta;
type Story = StoryObj<typeof SitePage>;

/** Clicks a button as soon as it appears. */
const clicking =
  (name: string | RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole(
      'button',
      { name },
      { timeout: 5000 },
    );
    await userEvent.click(button as HTMLElement);
  };

export const Login: Story = { args: { path: '/admin/login', signedIn: false } };
export const Dashboard: Story = {};
export const DashboardOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const DashboardOfANewSite: Story = { args: { server: 'empty' } };
export const Pages: Story = { args: { path: '/admin/pages' } };
export const PagesOnAPhone: Story = {
  args: { path: '/admin/pages' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Colours: Story = { args: { path: '/admin/colours' } };
export const Figures: Story = { args: { path: '/admin/figures' } };
export const List: Story = { args: { path: '/admin/updates' } };
export const ListLoading: Story = { args: { path: '/admin/updates', server: 'silent' } };
export const ListFailed: Story = { args: { path: '/admin/updates', server: 'failing' } };
export const ListEmpty: Story = { args: { path: '/admin/updates', server: 'empty' } };
export const ListOnAPhone: Story = {
  args: { path: '/admin/projects' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const People: Story = { args: { path: '/admin/executive-members' } };
export const FormModal: Story = {
  args: { path: '/admin/events' },
  play: clicking('Add New Event'),
};
export const DeleteQuestion: Story = {
  args: { path: '/admin/partners' },
  play: clicking(/^Delete/),
};
export const ShortForm: Story = {
  args: { path: '/admin/partners' },
  play: clicking('Add New Partner'),
};
export const UnsavedQuestion: Story = {
  args: { path: '/admin/partners' },
  play: async (context) => {
    await clicking(/^Edit/)?.(context);
    const form = within(await within(document.body).findByRole('dialog', { name: 'Edit Partner' }));
    await userEvent.type(form.getByLabelText('Name'), ' Ltd');
    await userEvent.keyboard('{Escape}');
    await within(document.body).findByRole('button', { name: 'Keep editing' });
  },
};
export const FailedSave: Story = {
  args: { path: '/admin/case-studies', server: 'full' },
  play: async (context) => {
    await clicking('Add New Case Study')?.(context);
    const form = within(
      await within(document.body).findByRole('dialog', { name: 'Add New Case Study' }),
    );
    await userEvent.type(form.getByLabelText('Title'), 'How Tamanda came back to school');
    await userEvent.selectOptions(form.getByLabelText('Category'), 'Education Support');
    await userEvent.click(form.getByRole('button', { name: 'Add Case Study' }));
    await form.findByRole('alert', undefined, { timeout: 5000 });
  },
};
export const Inbox: Story = { args: { path: '/admin/messages' } };
export const InboxOnAPhone: Story = {
  args: { path: '/admin/messages' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const OpenMessage: Story = {
  args: { path: '/admin/messages' },
  play: clicking(/^View message/),
};
export const SingleRecord: Story = { args: { path: '/admin/contact-details' } };
export const PageHeroes: Story = { args: { path: '/admin/page-heroes' } };
export const Logo: Story = { args: { path: '/admin/logo' } };
export const Account: Story = { args: { path: '/admin/account' } };
