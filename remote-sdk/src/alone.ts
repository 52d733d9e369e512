/** Renders a remote without the shell, for development. */
export { renderAlone } from '../../build/bundle/alone/renderAlone';
