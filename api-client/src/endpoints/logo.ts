import type { Logo } from '../entities/logo';
import { recordCalls } from './record';

/** The charity's logo. */
export const logo = recordCalls<Logo>('/content/logo');
