/** The commands of the site's operator, which need neither a build nor a browser. */
export { pruneRemotes, releasedBy, runOperatorCommand } from './operatorCommands';
