/** @jest-environment ./jest/screen-environment.mjs */
import { breakSaves } from './breakSaves';
import { OTHER_SAVES } from './saves';

breakSaves(OTHER_SAVES);
