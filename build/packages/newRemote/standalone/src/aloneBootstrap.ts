import { renderAlone } from '@charity-site/remote-sdk/alone';
import routes from './routes';

renderAlone(routes);
