/** @jest-environment ./jest/screen-environment.mjs */
import { breakSaves } from './breakSaves';
import { FIRST_SAVES } from './saves';

breakSaves(FIRST_SAVES);
