import { addons } from 'storybook/manager-api';
import { storybookThemes } from './themes';

/** Statuses that a person should notice in the sidebar; the others are only in its filter. */
const NOTICED: Record<string, string> = { new: 'New', deprecated: 'Deprecated' };

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    showRoots: true,
    renderLabel: (item) => {
      const tags: string[] = item.type === 'component' && 'tags' in item ? (item.tags ?? []) : [];
      const notice = tags.map((tag) => NOTICED[tag]).find(Boolean);
      return notice ? `${item.name} · ${notice}` : item.name;
    },
  },
});
