import type { Preview } from '@storybook/react';
import { StoryProviders } from './StoryProviders';

const preview: Preview = {
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'sun',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion', icon: 'play' },
          { value: 'reduce', title: 'Reduced motion', icon: 'stop' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light', motion: 'full' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet, 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop, 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Pages',
          'Patterns',
          ['List screens', 'Modals', 'Calendar', 'Hero carousel'],
          'Foundations',
          [
            'Colour',
            'Typography',
            'Spacing',
            'Shape',
            'Elevation',
            'Icons',
            'Motion',
            'Writing',
            'Light and dark',
          ],
          'Components',
          'Guides',
          ['Build a remote', 'What changed'],
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryProviders
        scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
        reducedMotion={globals.motion === 'reduce'}
      >
        <Story />
      </StoryProviders>
    ),
  ],
};

export default preview;
