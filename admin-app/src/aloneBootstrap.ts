import { renderAlone } from '../../build/bundle/alone/renderAlone';
import routes from './routes';

renderAlone(routes);
