import { addons } from 'storybook/manager-api';
import { storybookThemes } from './themes';

addons.setConfig({ theme: storybookThemes.light, sidebar: { showRoots: true } });
