import type { AreaGroup } from '../area';
import { content } from './content';
import { inbox } from './inbox';
import { organisation } from './organisation';
import { pages } from './pages';
import { system } from './system';

/** The groups of the sidebar with the areas that have a place of their own, in the order in which they are shown. */
export const PLACED: readonly AreaGroup[] = [inbox, content, pages, organisation, system];
