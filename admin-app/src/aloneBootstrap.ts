import { renderAlone } from '../../build/alone/renderAlone';
import routes from './routes';

renderAlone(routes);
