import type { Paint } from '../paint';

/** Draws one place on the stage with the given paint; everything random comes from the paint. */
export type Scene = (paint: Paint) => string;
