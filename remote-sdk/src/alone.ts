/** Shows a remote by itself during development, without the shell. */
export { renderAlone } from '../../build/bundle/alone/renderAlone';
