export { readConfig, type Config } from '../process/settings/config';
export { buildServer, type ServerOptions } from './server';
