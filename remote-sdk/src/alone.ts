/** Shows a remote by itself during development, without the shell. */
export { renderAlone } from '../../build/alone/renderAlone';
