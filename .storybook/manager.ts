import { addons } from 'storybook/manager-api';
import { storybookThemes } from './themes';

/** Statuses that the sidebar shows beside the name; all are in its filter. */
const NOTICES: Record<string, string> = { new: 'New', deprecated: 'Deprecated' };

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    showRoots: true,
    renderLabel: (item) => {
      const tags: string[] = item.type === 'component' && 'tags' in item ? (item.tags ?? []) : [];
      const notice = tags.map((tag) => NOTICES[tag]).find(Boolean);
      return notice ? `${item.name} · ${notice}` : item.name;
    },
  },
});
