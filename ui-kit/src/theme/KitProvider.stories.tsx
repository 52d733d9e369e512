import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react';
import type { AnchorHTMLAttributes } from 'react';
import { KitProvider } from './KitProvider';
import { guide } from './KitProvider.guide';
import { createKitTheme } from './theme';

/** Stub of the router's link, which takes `to`; it does not navigate. */
function RouterLink({
  to,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a {...rest} href={to} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

function SamplePage() {
  return (
    <>
      <Typography variant="h2" gutterBottom>
        Every lamp was lit by another
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '60ch' }}>
        Everything inside has the fonts and colours of the kit, also <Link href="/news">links</Link>{' '}
        and buttons.
      </Typography>
      <Button variant="contained" href="/donate">
        Donate
      </Button>
    </>
  );
}

const meta = {
  title: 'Components/KitProvider',
  tags: ['since-0.1.0', 'layout'],
  component: KitProvider,
  parameters: { guide },
  // The toolbar sets the scheme as an attribute.
  args: {
    children: <SamplePage />,
    linkComponent: RouterLink,
    theme: createKitTheme('data-color-scheme'),
  },
  argTypes: {
    children: { control: false },
    linkComponent: { control: false },
    theme: { control: false },
  },
} satisfies Meta<typeof KitProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutRouter: Story = { args: { linkComponent: undefined } };
