export { readConfig, ConfigError, type Config } from './config';
export { buildServer, type ServerOptions } from './server';
